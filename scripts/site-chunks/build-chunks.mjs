// The files that published sites load: React, what bodies share, the core with its parts, and one for each element, port,
// plugin and group of functions or actions. Each is made of its own folders (docs/decisions/0012).
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { actionsIn, elementBodiesIn, foldersIn, functionsIn, itemsOf, pascal, pluginsIn, portsIn } from '../catalogue-items.mjs'
import { ROOT } from '../run.mjs'
import { bundle, createChunks, idOf, placeOf, seal } from './bundle.mjs'

/** Parts of the runtime that only some pages load, and the folders and files that nothing else needs. */
const PARTS = {
  collections: ['packages/runtime/src/collections/'],
  components: ['packages/runtime/src/components/'],
  plugins: ['packages/runtime/src/plugins/'],
  positions: ['packages/runtime/src/positions/'],
  workflows: ['packages/runtime/src/workflows/', 'packages/runtime/src/ports/', 'packages/workflow/'],
}
/** Pieces of those folders that the core needs too. */
const IN_CORE = ['packages/runtime/src/collections/load-rows.ts', 'packages/runtime/src/ports/open-ports.ts']
const isOfPart = (place) =>
  !IN_CORE.includes(place) &&
  Object.values(PARTS)
    .flat()
    .some((folder) => place.startsWith(folder))

/** Folders of `lib` that need large libraries, and those that definitions need and no body: what else is in it stands in one file. */
const APART = ['dates', 'patterns']
const OF_DEFINITIONS = ['parameters']

/**
 * Builds all chunks into `outDir`. `catalogue`: its folder, of this project or a copy.
 * @returns which file holds what (`SiteChunks` of @heddle/publish); `build` is left empty
 */
export async function buildChunks({ catalogue, outDir }) {
  process.env.NODE_ENV = 'production'
  rmSync(outDir, { recursive: true, force: true })
  const chunks = createChunks(outDir)
  const own = (...parts) => join(ROOT, 'packages', ...parts)
  const sources = (name) => join(catalogue, name, 'src')
  const placesOf = (name, ...more) => [placeOf(sources(name)), ...more]

  await seal(chunks, 'values', [own('document/src/values/index.ts')], ['packages/document/src'])
  const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
  await seal(chunks, 'react', [...react, own('kit/src/react.ts'), own('kit/src/bodies.ts')], ['node_modules', 'packages/kit/src'])
  const patterns = await seal(chunks, 'patterns', [own('document/src/regex/index.ts')], ['packages/document/src', 'node_modules'])

  // The entry only runs the core, which is all of the runtime that is no part.
  const main = { start: `import ${JSON.stringify(join(ROOT, 'apps', 'site', 'src', 'main.ts'))}` }
  const places = ['apps/site/src', 'packages', 'node_modules/@preact']
  const { start, core, ...partFiles } = await bundle(chunks, main, places, {
    parts: new Map(Object.keys(PARTS).map((name) => [idOf(own('runtime/src', name, 'index.ts')), name])),
    rest: { name: 'core', test: (id) => !isOfPart(placeOf(id)) },
  })
  rmSync(join(outDir, start))
  delete chunks.imports[start]

  await seal(chunks, 'lib-functions', sharedIn(sources('functions')), placesOf('functions'))
  await seal(chunks, 'lib-dates', sharedIn(sources('functions'), 'dates'), placesOf('functions', 'node_modules/dayjs'))
  await seal(chunks, 'lib-patterns', sharedIn(sources('functions'), 'patterns'), placesOf('functions'))
  await seal(chunks, 'lib-actions', sharedIn(sources('actions')), placesOf('actions'))
  await seal(chunks, 'lib-ports', sharedIn(sources('ports')), placesOf('ports'))

  const sharedByPlugins = sharedIn(sources('plugins'))
  if (sharedByPlugins.length > 0) await seal(chunks, 'lib-plugins', sharedByPlugins, placesOf('plugins'))

  const facts = functionsIn(catalogue)
  const actionGroups = Object.fromEntries(actionsIn(catalogue).map(({ folder, group }) => [folder, group]))
  const build = async (name, entries) => {
    const prefixed = Object.fromEntries(Object.entries(entries).map(([key, code]) => [`${name}-${key}`, code]))
    const files = Object.keys(entries).length > 0 ? await bundle(chunks, prefixed, placesOf(name)) : {}
    return Object.fromEntries(Object.keys(entries).map((key) => [key, files[`${name}-${key}`]]))
  }
  return {
    build: '',
    core,
    elements: await build('elements', elementEntries(itemsOf(catalogue, 'elements'), elementBodiesIn(catalogue))),
    functionGroups: Object.fromEntries(facts.map(({ name, group }) => [name, group])),
    actionGroups,
    volatileFunctions: facts.flatMap(({ name, isVolatile }) => (isVolatile ? name : [])),
    functions: await build('functions', functionEntries(itemsOf(catalogue, 'functions'), facts)),
    actions: await build('actions', actionEntries(itemsOf(catalogue, 'actions'), actionGroups)),
    ports: await build('ports', portEntries(itemsOf(catalogue, 'ports'), portsIn(catalogue))),
    plugins: await build('plugins', pluginEntries(itemsOf(catalogue, 'plugins'), pluginsIn(catalogue))),
    parts: { ...partFiles, patterns },
    imports: chunks.imports,
  }
}

/** Modules that items share: those of one folder of `lib`, or of all that do not stand apart. */
function sharedIn(root, folder) {
  const lib = join(root, 'lib')
  const isModule = (name) => /^[a-z0-9-]+\.ts$/.test(name)
  const inside = (name) =>
    (existsSync(lib) ? readdirSync(join(lib, name)) : []).filter(isModule).map((file) => join(lib, name, file))
  if (folder !== undefined) return inside(folder).toSorted()
  const others = foldersIn(lib).filter((name) => ![...APART, ...OF_DEFINITIONS].includes(name))
  return [...others, '.'].flatMap(inside).toSorted()
}

const entriesOf = (names, codeOf) => Object.fromEntries(names.map((name) => [name, codeOf(name)]))
const importOf = (what, ...path) => `import { ${what} } from ${JSON.stringify(join(...path))}`
const reexport = (what, ...path) => `export { ${what} as default } from ${JSON.stringify(join(...path))}`

const elementEntries = (root, types) => entriesOf(types, (type) => reexport(pascal(type), root, type, 'component.tsx'))

const portEntries = (root, names) => entriesOf(names, (name) => reexport('port', root, name, 'browser.ts'))

const pluginEntries = (root, found) => {
  const names = found.filter(({ hasBrowser }) => hasBrowser).map(({ folder }) => folder)
  return entriesOf(names, (name) => reexport('browser', root, name, 'browser.ts'))
}

const functionEntries = (root, facts) =>
  entriesOf([...new Set(facts.map(({ group }) => group))].toSorted(), (wanted) => {
    const members = facts.filter(({ group }) => group === wanted)
    return [
      ...members.map(({ folder, body }, at) => importOf(`${body} as body${at}`, root, folder, `${body}.ts`)),
      `export default { ${members.map(({ name, body }, at) => `${name}: { ${body}: body${at} }`).join(', ')} }`,
    ].join('\n')
  })

const actionEntries = (root, groups) =>
  entriesOf([...new Set(Object.values(groups))].toSorted(), (wanted) => {
    const types = Object.keys(groups).filter((type) => groups[type] === wanted)
    return [
      ...types.map((type, at) => importOf(`run as run${at}`, root, type, 'run.ts')),
      `export default { ${types.map((type, at) => `'${type}': run${at}`).join(', ')} }`,
    ].join('\n')
  })
