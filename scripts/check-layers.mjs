// Holds the layers of docs/architecture.md: who may import whom (layers.json), through which entry, the folders inside a package, and
// no import cycle.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { checkFolders } from './folder-layers.mjs'
import { ROOT } from './run.mjs'
import { importsOf, isTest, listFiles } from './sources.mjs'

const { layers, folders, entries, pure, noReact } = JSON.parse(readFileSync(join(ROOT, 'layers.json'), 'utf8'))
const files = listFiles(['packages', 'catalogue', 'apps'], ['.ts', '.tsx']).filter((path) => path.includes('/src/'))
const problems = []
const graph = new Map()

const packageOf = (path) => (path.startsWith('apps/') ? `app-${path.split('/')[1]}` : path.split('/')[1])
/** The folder of a catalogue's item that a file stands in; undefined elsewhere. */
const itemOf = (path) => /^catalogue\/[^/]+\/src\/items\/[^/]+\//.exec(path)?.[0]
const isApp = (path) => path.startsWith('apps/')

for (const path of files) {
  const own = packageOf(path)
  const test = isTest(path)
  const edges = []
  for (const { from, line, typeOnly } of importsOf(path)) {
    const place = `${path}:${line}`
    if (from.startsWith('.')) {
      const target = posix.join(dirname(path), from)
      if (!target.startsWith(path.split('/').slice(0, 3).join('/') + '/'))
        problems.push(`${place} leaves its package by a relative path: ${from}`)
      if (existsSync(join(ROOT, target)) && !typeOnly) edges.push(target)
      if (!test && !path.includes('.gen.') && itemOf(target) !== undefined && itemOf(target) !== itemOf(path))
        problems.push(`${place} reaches into an item's folder: ${from}; what items share stands in lib`)
    } else if (from.startsWith('@heddle/')) {
      const [, name, ...rest] = from.split('/')
      const entry = rest.join('/')
      if (name === own) problems.push(`${place} imports its own package by name; use a relative path`)
      else if (name === 'testing' && !test) problems.push(`${place} uses testing outside a test`)
      else if (!isApp(path) && name.startsWith('app-')) problems.push(`${place} imports an app`)
      else if (!isApp(path) && !test) {
        const allowed = layers[own] ?? []
        if (!allowed.includes(name))
          problems.push(`${place} ${own} may import ${allowed.join(', ') || 'nothing of ours'}; not ${name}`)
        const allowedEntries = entries[name]?.[own]
        if (allowedEntries && !typeOnly && entry !== '' && !allowedEntries.includes(entry) && !entry.startsWith('react')) {
          problems.push(`${place} ${own} may use of ${name} only ${allowedEntries.join(', ')}; not ${entry}`)
        }
      }
    } else if (!test && pure.includes(own) && !/\/react(\.ts$|\/)/.test(path)) {
      if (from.startsWith('node:') || from === 'react' || from.startsWith('react-dom'))
        problems.push(`${place} ${own} is pure and must not import ${from}`)
    } else if (!test && noReact.includes(own) && /^react(-dom)?(\/|$)/.test(from)) {
      problems.push(`${place} ${own} must not import React`)
    }
  }
  graph.set(path, edges)
}

const EDITING_WORDS = /\bisEditing\b|\beditMode\b|\bisEditor\b|\bcanvasMode\b|\bisCanvas\b/
for (const path of files) {
  if (
    ['renderer', 'runtime', 'elements'].includes(packageOf(path)) &&
    EDITING_WORDS.test(readFileSync(join(ROOT, path), 'utf8'))
  ) {
    problems.push(`${path} asks whether it is being edited; use another host or data in the definition`)
  }
}

for (const [name, rooms] of Object.entries(folders)) {
  const root = `packages/${name}/src/`
  const own = files.filter((path) => path.startsWith(root) && !isTest(path))
  const imports = own.flatMap((path) => {
    const file = path.slice(root.length)
    const inside = importsOf(path).filter(({ from }) => from.startsWith('.'))
    const targets = inside.map(({ from, line }) => ({ file, line, target: posix.join(dirname(file), from) }))
    return [{ file, line: 1 }, ...targets]
  })
  problems.push(...checkFolders(name, rooms, imports))
}

const state = new Map()
const stack = []
const visit = (path) => {
  if (state.get(path) === 'done') return
  if (state.get(path) === 'open') {
    problems.push(`import cycle: ${[...stack.slice(stack.indexOf(path)), path].join(' -> ')}`)
    return
  }
  state.set(path, 'open')
  stack.push(path)
  for (const target of graph.get(path) ?? []) visit(target)
  stack.pop()
  state.set(path, 'done')
}
for (const path of graph.keys()) visit(path)

for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
