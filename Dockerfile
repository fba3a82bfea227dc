# The web client is built with everything; the image keeps what a server needs.
FROM node:22-bookworm-slim AS build
WORKDIR /orrery
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/web-build.mjs && rm -rf node_modules

FROM node:22-bookworm-slim
WORKDIR /orrery
COPY --from=build /orrery .
RUN npm ci --omit=dev --no-audit --no-fund --workspace apps/cli && npm cache clean --force \
  && mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA=/data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/cli/bin/orrery.mjs"]
CMD ["serve"]
