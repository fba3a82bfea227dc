// Packages that need each other in a circle cannot be installed, read or published in any order.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/** The manifests of the workspaces below these folders: each folder itself, and each folder in it. */
export function readManifests(folders) {
  const places = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name)),
  ])
  return places
    .map((place) => join(place, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
}

/** The first circle among these manifests, as a list of names that ends where it begins; nothing when there is none. */
export function findPackageCircle(manifests) {
  const needs = new Map(
    manifests.map((manifest) => [manifest.name, KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {}))]),
  )
  const clear = new Set()
  const follow = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (clear.has(name) || !needs.has(name)) return undefined
    for (const other of needs.get(name)) {
      const circle = follow(other, [...way, name])
      if (circle) return circle
    }
    clear.add(name)
    return undefined
  }
  for (const name of needs.keys()) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return undefined
}
