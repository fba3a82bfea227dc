/**
 * The layers of docs/architecture.md: imports point downwards only.
 * Nothing else enforces this: `tsc -b` accepts an undeclared import of another workspace.
 * That folders side by side import each other in one direction is checked by scripts/folder-circles.mjs.
 */

const TEST = '(/tests/|[.]test[.]tsx?$)'
const OWN_CODE = '^(packages|games|examples|apps|bench)/'
/** A file of a game; its parts stand for the game's folder. */
const GAME = '^(games|examples)/([^/]+)/'
const BOARD = '^(games|examples)/[^/]+/board/'
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
      comment: 'An import that cannot be resolved escapes every other rule. (What the build finds is no file.)',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:shelf/' },
    },
    {
      name: 'declared',
      severity: 'error',
      comment: 'Every npm package is declared in the package.json of the workspace or of the root, which games share.',
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
      name: 'lessons-know-the-engine-only',
      severity: 'error',
      comment: 'Lessons of any game are played by its rules alone: their player imports the engine and nothing else.',
      from: { path: '^packages/lessons/', pathNot: TEST },
      to: { pathNot: ['^packages/(lessons|engine)/'] },
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
      from: { path: GAME, pathNot: [TEST, BOARD] },
      to: { pathNot: ['^$1/$2/', '^packages/engine/'] },
    },
    {
      name: 'boards-know-their-game',
      severity: 'error',
      comment:
        'A board draws its own game; besides it, it may use the engine, the parts all boards share, the protocol and npm packages.',
      from: { path: `${GAME}board/`, pathNot: TEST },
      to: { path: OWN_CODE, pathNot: ['^$1/$2/', '^packages/(engine|board|protocol)/'] },
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
      from: { pathNot: ['^packages/board/', BOARD, '^apps/web/'] },
      to: { path: '^packages/board/', pathNot: '^packages/board/src/spoken/' },
    },
    {
      name: 'told-in-node',
      severity: 'error',
      comment: 'What is told of a table runs in Node: it imports nothing that draws.',
      from: { path: ['^packages/board/src/spoken/', `${BOARD}spoken/`], pathNot: TEST },
      to: { path: ['[.](tsx|css)$', '(^|/)node_modules/react/'] },
    },
    {
      name: 'boards-for-the-web-only',
      severity: 'error',
      comment: 'Rules, content, bots and the command line never load a drawing.',
      from: { pathNot: ['^apps/web/', BOARD] },
      to: { path: BOARD },
    },
    {
      name: 'shelf-knows-the-engine-only',
      severity: 'error',
      comment: 'The shelf finds games by their folders: no game is named in it.',
      from: { path: '^packages/shelf/', pathNot: TEST },
      to: { path: OWN_CODE, pathNot: '^packages/(shelf|engine)/' },
    },
    {
      name: 'only-apps-and-bench-know-the-shelf',
      severity: 'error',
      comment: 'What is below the applications does not know which games exist.',
      from: { path: '^(packages|games|examples)/', pathNot: '^packages/shelf/' },
      to: { path: '^packages/shelf/' },
    },
    {
      name: 'pages-get-games-from-the-build',
      severity: 'error',
      comment: 'The shelf reads folders; in a browser there are none, so the build finds the games for the pages.',
      from: { path: '^apps/web/src/', pathNot: TEST },
      to: { path: '^packages/shelf/' },
    },
    {
      name: 'games-are-found-not-named',
      severity: 'error',
      comment: 'No product names a game: the shelf and the build find them by their folders.',
      from: { path: '^(packages|apps|bench)/', pathNot: TEST },
      to: { path: '^(games|examples)/' },
    },
    {
      name: 'tests-stay-in-their-layer',
      severity: 'error',
      comment: 'A test may use Node and npm packages, but no workspace above its own.',
      from: { path: '^packages/[^/]+/(tests/|.*[.]test[.]tsx?$)', pathNot: '^packages/host/' },
      to: { path: '^(games|examples|apps|bench)/' },
    },
    {
      name: 'host-tests-may-play-games',
      severity: 'error',
      comment: "The host's tests play a real game; the shelf and the applications stay out.",
      from: { path: '^packages/host/(tests/|.*[.]test[.]tsx?$)' },
      to: { path: '^(packages/shelf|apps|bench)/' },
    },
    {
      name: 'game-tests-stay-in-their-game',
      severity: 'error',
      comment: "A game's tests may use the engine, the bots and the player of lessons, never another game.",
      from: {
        path: `${GAME}(tests/|.*[.]test[.]tsx?$)`,
        pathNot: BOARD,
      },
      to: { path: OWN_CODE, pathNot: ['^$1/$2/', '^packages/(engine|bots|lessons)/'] },
    },
    {
      name: 'board-tests-draw-their-game',
      severity: 'error',
      comment: "A board's tests may also use what boards share and the protocol, never another game.",
      from: { path: `${GAME}board/(tests/|.*[.]test[.]tsx?$)` },
      to: { path: OWN_CODE, pathNot: ['^$1/$2/', '^packages/(engine|bots|board|protocol)/'] },
    },
    {
      name: 'below-apps',
      severity: 'error',
      comment: 'Packages and games never import an application.',
      from: { path: '^(packages|games|examples)/' },
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
      comment:
        'What only tests need stands in the `testing` folders; product code imports none of it. Benches measure by the same checks, with larger numbers.',
      from: { path: OWN_CODE, pathNot: [TEST, '^packages/[^/]+/testing/', '^bench/'] },
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
    exclude: { path: ['(^|/)[.]build/', '/fixtures/', '^examples/[^/]+[.]mjs$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
