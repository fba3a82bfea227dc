/**
 * The layers of docs/architecture.md: imports point downwards only.
 * Nothing else enforces this: `tsc -b` accepts an undeclared import of another workspace.
 * That folders side by side import each other in one direction is checked by scripts/folder-circles.mjs.
 */

const TEST = '(/tests/|[.]test[.]tsx?$)'
const OWN_CODE = '^(packages|games|apps|bench)/'
const NPM = '(^|/)node_modules/'
const PURE_RAND = '(^|/)node_modules/pure-rand/'
const ZOD = '(^|/)node_modules/zod/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Modules that import each other in a circle cannot be read, tested or loaded in order.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that cannot be resolved escapes every other rule.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      severity: 'error',
      comment: 'Every npm package is declared in the package.json of the workspace or of the root.',
      from: { path: OWN_CODE },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      comment: 'The engine imports nothing but pure-rand.',
      from: { path: '^packages/engine/', pathNot: TEST },
      to: { pathNot: ['^packages/engine/', PURE_RAND] },
    },
    {
      name: 'bots-know-the-engine-only',
      severity: 'error',
      comment: "Bots play any game through the engine's contract.",
      from: { path: '^packages/bots/', pathNot: TEST },
      to: { pathNot: ['^packages/(bots|engine)/'] },
    },
    {
      name: 'protocol-knows-the-engine-and-zod',
      severity: 'error',
      comment: 'What crosses the wire is described by types of the engine and schemas; a client needs nothing else.',
      from: { path: '^packages/protocol/', pathNot: TEST },
      to: { pathNot: ['^packages/(protocol|engine)/', ZOD] },
    },
    {
      name: 'host-knows-protocol-engine-and-bots',
      severity: 'error',
      comment:
        'The host runs any game wherever it is put: it imports the protocol, the engine and the bots, nothing else.',
      from: { path: '^packages/host/', pathNot: TEST },
      to: { pathNot: ['^packages/(host|protocol|engine|bots)/'] },
    },
    {
      name: 'pages-speak-the-protocol',
      severity: 'error',
      comment: 'The page plays by messages, online and offline alike: only the worker hosts matches.',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/worker/', TEST] },
      to: { path: '^packages/host/' },
    },
    {
      name: 'games-know-the-engine-only',
      severity: 'error',
      comment: 'A game imports the engine and itself; no other game, no npm package, no Node module.',
      from: { path: '^games/([^/]+)/', pathNot: [TEST, '^games/registry/', '^games/[^/]+/board/'] },
      to: { pathNot: ['^games/$1/', '^packages/engine/'] },
    },
    {
      name: 'boards-know-their-game',
      severity: 'error',
      comment:
        'A board draws its own game; besides it, it may use the engine, the parts all boards share, the protocol and npm packages.',
      from: { path: '^games/([^/]+)/board/', pathNot: TEST },
      to: { path: OWN_CODE, pathNot: ['^games/$1/', '^packages/(engine|board|protocol)/'] },
    },
    {
      name: 'board-knows-no-game',
      severity: 'error',
      comment: 'What all boards share knows the engine and the protocol: no host and no game.',
      from: { path: '^packages/board/', pathNot: TEST },
      to: { path: OWN_CODE, pathNot: ['^packages/(board|engine|protocol)/'] },
    },
    {
      name: 'drawing-parts-for-boards-and-web',
      severity: 'error',
      comment: 'Only drawings and the table in the browser use the parts of drawings.',
      from: { pathNot: ['^packages/board/', '^games/[^/]+/board/', '^apps/web/'] },
      to: { path: '^packages/board/' },
    },
    {
      name: 'boards-for-the-web-only',
      severity: 'error',
      comment: 'Rules, content, bots and the command line never load a drawing.',
      from: { pathNot: ['^apps/web/', '^games/[^/]+/board/'] },
      to: { path: '^games/[^/]+/board/' },
    },
    {
      name: 'registry-knows-games',
      severity: 'error',
      comment: 'The registry lists the games and holds no code of its own.',
      from: { path: '^games/registry/', pathNot: TEST },
      to: { pathNot: ['^games/', '^packages/engine/'] },
    },
    {
      name: 'only-apps-and-bench-know-the-registry',
      severity: 'error',
      comment: 'What is below the applications does not know which games exist.',
      from: { path: '^(packages|games)/', pathNot: '^games/registry/' },
      to: { path: '^games/registry/' },
    },
    {
      name: 'tests-stay-in-their-layer',
      severity: 'error',
      comment: 'A test may use Node and npm packages, but no workspace above its own.',
      from: { path: '^packages/[^/]+/(tests/|.*[.]test[.]tsx?$)', pathNot: '^packages/host/' },
      to: { path: '^(games|apps|bench)/' },
    },
    {
      name: 'host-tests-may-play-games',
      severity: 'error',
      comment: "The host's tests play a real game; the registry and the applications stay out.",
      from: { path: '^packages/host/(tests/|.*[.]test[.]tsx?$)' },
      to: { path: '^(games/registry|apps|bench)/' },
    },
    {
      name: 'game-tests-stay-in-their-game',
      severity: 'error',
      comment: "A game's tests may use the engine and the bots, never another game.",
      from: {
        path: '^games/([^/]+)/(tests/|.*[.]test[.]tsx?$)',
        pathNot: ['^games/registry/', '^games/[^/]+/board/'],
      },
      to: { path: OWN_CODE, pathNot: ['^games/$1/', '^packages/(engine|bots)/'] },
    },
    {
      name: 'board-tests-draw-their-game',
      severity: 'error',
      comment: "A board's tests may also use what boards share and the protocol, never another game.",
      from: { path: '^games/([^/]+)/board/(tests/|.*[.]test[.]tsx?$)' },
      to: { path: OWN_CODE, pathNot: ['^games/$1/', '^packages/(engine|bots|board|protocol)/'] },
    },
    {
      name: 'below-apps',
      severity: 'error',
      comment: 'Packages and games never import an application.',
      from: { path: '^(packages|games)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-stand-apart',
      severity: 'error',
      comment: 'Applications do not import each other; only the command line may start the server.',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/cli/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'cli-may-start-the-server',
      severity: 'error',
      comment: 'Of the other applications the command line knows the server alone.',
      from: { path: '^apps/cli/' },
      to: { path: '^apps/', pathNot: '^apps/(cli|server)/' },
    },
    {
      name: 'nobody-imports-bench',
      severity: 'error',
      comment: 'Benchmarks are an end, not a library.',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'no-checks-in-product',
      severity: 'error',
      comment: 'What only tests need stands in the `testing` folders; product code imports none of it.',
      from: { path: OWN_CODE, pathNot: [TEST, '^packages/[^/]+/testing/'] },
      to: { path: '^packages/[^/]+/testing/' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      comment: 'Product code never imports a test or its harness.',
      from: { path: OWN_CODE, pathNot: TEST },
      to: { path: TEST, pathNot: NPM },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: NPM },
    exclude: { path: ['(^|/)[.]build/', '/fixtures/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
