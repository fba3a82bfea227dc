/** An orrery: a sun, two orbits and their planets on a brass arm. */
export function Logo({ size = 30 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true">
      <g fill="none" stroke="var(--accent)" strokeWidth="2">
        <ellipse rx="28" ry="11" transform="rotate(-24)" />
        <ellipse rx="19" ry="19" opacity="0.55" strokeDasharray="2 4" />
      </g>
      <circle r="7.5" fill="var(--accent-strong)" />
      <path d="M0 0L17.4-7.7" stroke="var(--accent)" strokeWidth="1.6" />
      <circle cx="25.6" cy="-11.4" r="4.6" fill="var(--offer)" />
      <circle cx="-13.4" cy="13.4" r="3.4" fill="var(--ink)" />
    </svg>
  )
}
