// Builds the editor and its canvas frame into apps/editor/dist. What the first screen needs at once comes in a few files, one
// for each part of the house, instead of one for each way in which panels that come later share it.
import { join, relative, sep } from 'node:path'
import { build } from 'vite'
import { moduleWeights } from './module-weights.mjs'
import { ROOT } from './run.mjs'
import { writeWhole } from './write-whole.mjs'

const configFile = join(ROOT, 'apps', 'editor', 'vite.config.ts')

/** Files and the folders they are made of; a file imports from those above it, and the last takes what is in no folder. */
const FOLDERS = { libraries: ['node_modules/'], engines: ['packages/', 'catalogue/'], editor: ['packages/editor/'] }

/** What nothing is drawn of until a person asks for it: it comes after the first picture. */
const LATER = [
  'node_modules/@codemirror/',
  'node_modules/@xyflow/',
  'packages/editor/src/gallery/gallery.tsx',
  'packages/editor/src/inspector/page/head-fields.tsx',
  'packages/editor/src/inspector/selection-inspector.tsx',
  'packages/editor/src/inspector/style/rows.tsx',
]

/** Greatest number of scripts that the editor may ask for at once. */
const MAX_SCRIPTS = 6

/** The scripts of a build that each document loads at once: its name → chunks. */
function scriptsAtOnce({ output }) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const below = (file, seen = new Set()) => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of chunks.get(file).imports) below(next, seen)
    return seen
  }
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, [...below(fileName)].map((file) => chunks.get(file))]))
}

// A build without groups tells what each document loads at once: modules of which nothing is used are left out of it.
const plain = scriptsAtOnce(await build({ configFile, logLevel: 'error', build: { write: false, minify: false } }))
const modulesOf = (scripts) => new Set(scripts.flatMap(({ modules }) => Object.keys(modules)))
const index = modulesOf(plain.index)
const canvas = modulesOf(plain.canvas)
const first = modulesOf(plain.first)
const placeOf = (id) => relative(ROOT, id).split(sep).join('/')

/** The file of a module that only the editor loads at once: that of the longest folder that holds it. */
function fileOf(id) {
  const place = placeOf(id)
  const holding = Object.entries(FOLDERS).flatMap(([name, folders]) =>
    folders.filter((folder) => place.startsWith(folder)).map((folder) => ({ name, length: folder.length })),
  )
  return holding.toSorted((a, b) => b.length - a.length)[0]?.name ?? 'editor'
}

const groups = [
  // The first script waits for none of the others: what it needs is in its own file, and they take it from there.
  { name: 'first', test: (id) => first.has(id) },
  { name: 'shared', test: (id) => index.has(id) && canvas.has(id) },
  ...Object.keys(FOLDERS).map((name) => ({ name, test: (id) => index.has(id) && !canvas.has(id) && fileOf(id) === name })),
  // What a module imports and nobody uses at once stays out: lists of all operations, of all icons.
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

const grouped = await build({
  configFile,
  logLevel: 'warn',
  // Bodies of elements come late to the canvas in one file: what one of them loads late for visitors may stand in it already.
  build: { rolldownOptions: { output: { codeSplitting: { groups } }, checks: { ineffectiveDynamicImport: false } } },
})
const built = scriptsAtOnce(grouped)
if (built.first.length > 1) throw new Error(`The first script waits for ${built.first.map(({ name }) => name)}`)
const early = [...modulesOf(built.index)].map(placeOf).find((place) => LATER.some((folder) => place.startsWith(folder)))
if (early !== undefined) throw new Error(`The editor loads ${early} at once`)
const names = built.index.map(({ name }) => name)
if (names.length > MAX_SCRIPTS) throw new Error(`The editor loads ${names.length} scripts at once, not ${MAX_SCRIPTS}: ${names}`)

// For the test that holds the first load: what grew must be found.
const atOnce = new Set([...built.first, ...built.index, ...built.canvas])
const weights = [...atOnce].flatMap(moduleWeights).toSorted((a, b) => b.bytes - a.bytes)
writeWhole(join(ROOT, 'apps', 'editor', 'dist', '.first-load.json'), JSON.stringify(weights))
