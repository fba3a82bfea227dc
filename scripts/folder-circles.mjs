// Folders that stand side by side import each other in one direction only: who reads one of them need not know those above it.

/** Where this holds. Below the others some folders still import each other. */
const ONE_WAY = /^(packages|bench|apps\/server|apps\/web\/src\/table|games\/[^/]+\/(rules|content))(\/|$)/
const TEST = /\/tests\/|[.]test[.]tsx?$/

/** The folders on both sides of an import, if they stand side by side: those where the two paths part. */
function siblingsOf(from, to) {
  const a = from.split('/').slice(0, -1)
  const b = to.split('/').slice(0, -1)
  const parting = a.findIndex((folder, depth) => folder !== b[depth])
  if (parting < 0 || b[parting] === undefined) return undefined
  return { parent: a.slice(0, parting).join('/'), from: a[parting], to: b[parting] }
}

/**
 * The imports that close a circle of folders, each with the folders it connects.
 * Modules are those of dependency-cruiser: a `source` with its `dependencies`.
 */
export function folderCircles(modules) {
  const arrows = new Map()
  for (const { source, dependencies } of modules) {
    if (TEST.test(source)) continue
    for (const { resolved } of dependencies) {
      const sides = siblingsOf(source, resolved)
      if (sides === undefined || !ONE_WAY.test(sides.parent)) continue
      const from = `${sides.parent}/${sides.from}`
      const to = `${sides.parent}/${sides.to}`
      if (!arrows.has(from)) arrows.set(from, [])
      arrows.get(from).push({ from, to, source, resolved })
    }
  }
  const reached = (start) => {
    const seen = new Set()
    const open = [start]
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const { to } of arrows.get(folder) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        open.push(to)
      }
    return seen
  }
  return [...arrows.values()].flat().filter(({ from, to }) => reached(to).has(from))
}
