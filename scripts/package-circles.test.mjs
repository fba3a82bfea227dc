import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPackageCircle, readManifests } from './package-circles.mjs'

test('packages that only need those below them are in order', () => {
  const manifests = [
    { name: 'app', dependencies: { host: '1', board: '1', react: '1' } },
    { name: 'host', dependencies: { engine: '1' }, devDependencies: { vitest: '1' } },
    { name: 'board', dependencies: { engine: '1' } },
    { name: 'engine' },
  ]
  expect(findPackageCircle(manifests)).toBeUndefined()
})

test('a circle is found, also one that only tests close, and named all the way round', () => {
  const manifests = [
    { name: 'app', dependencies: { table: '1' } },
    { name: 'table', dependencies: { engine: '1' }, devDependencies: { game: '1' } },
    { name: 'game', dependencies: { board: '1' } },
    { name: 'board', dependencies: { table: '1' } },
    { name: 'engine' },
  ]
  expect(findPackageCircle(manifests)).toEqual(['table', 'game', 'board', 'table'])
})

test('the manifests of a folder and of the folders in it are read', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const name of ['', 'one', 'two', 'none']) mkdirSync(join(root, name), { recursive: true })
  for (const [name, needs] of [
    ['one', 'two'],
    ['two', 'one'],
  ])
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, dependencies: { [needs]: '1' } }))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'root' }))
  const manifests = readManifests([root])
  expect(manifests.map(({ name }) => name).sort()).toEqual(['one', 'root', 'two'])
  expect(findPackageCircle(manifests)).toEqual(['one', 'two', 'one'])
})

test('the workspaces of this repository stand in no circle', () => {
  expect(findPackageCircle(readManifests(['packages', 'games', 'apps', 'bench']))).toBeUndefined()
})
