// The files that published sites load: React, the core with what bodies share, logic, the named groups of the catalogue, and one
// for each other element, port, plugin, language and group of functions or actions. Each is made of its own folders, or of a
// list of names (docs/decisions/0012, 0034).
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  actionsIn,
  elementBodiesIn,
  foldersIn,
  functionsIn,
  itemsOf,
  languagesIn,
  pluginsIn,
  portsIn,
  wordsIn,
} from '../catalogue-items.mjs'
import { ROOT } from '../run.mjs'
import { bundle, createChunks, handedOn, idOf, placeOf, seal, sealedExports, sealWithShared } from './bundle.mjs'
import * as GROUPS from './groups.mjs'

/** Name of the file that holds all languages: for pages that may need any. */
const ALL_LANGUAGES = '*'

/** Parts of the runtime that only some pages load, and the folders and files that nothing else needs. */
const PARTS = {
  collections: ['packages/runtime/src/collections/'],
  components: ['packages/runtime/src/components/'],
  lists: ['packages/runtime/src/lists/', 'packages/renderer/src/lists/'],
  navigation: ['packages/runtime/src/navigation/'],
  'next-page': [
    'packages/runtime/src/next-page/',
    'packages/document/src/published/background-mark.ts',
    'packages/document/src/published/direction.ts',
  ],
  plugins: ['packages/runtime/src/plugins/', 'packages/runtime/src/scope/plugin-names.ts'],
  popups: ['packages/runtime/src/popups/', 'packages/document/src/published/popup-links.ts'],
  positions: ['packages/runtime/src/positions/'],
  progress: ['packages/runtime/src/progress/'],
  warnings: ['packages/runtime/src/warnings/'],
  windows: ['packages/runtime/src/windows/', 'packages/renderer/src/windows/'],
  workflows: ['packages/runtime/src/workflows/', 'packages/runtime/src/ports/', 'packages/workflow/'],
}
/** Those that most pages with logic need stand in one file. */
const LOGIC = ['collections', 'components', 'workflows']
/** Pieces of those folders that the core needs too. */
const IN_CORE = ['packages/runtime/src/collections/load-rows.ts', 'packages/runtime/src/ports/open-ports.ts']
/** Pieces of kit that only sources of rows need. */
const IN_PLUGINS = ['packages/kit/src/answer-bytes.ts', 'packages/kit/src/visitor-values.ts']
/** What watches drafts: it runs before the core and takes nothing from it. The server names it in drafts, pages never do. */
const RECORDER = 'runtime/src/recorder'
const RECORDER_PLACES = [
  `packages/${RECORDER}/`,
  'packages/runtime/src/watch/',
  'packages/workflow/src/',
  'packages/document/src/published/',
]
/** The service worker and what has it registered: by themselves, as neither runs with the core, nor with the other. */
const OFFLINE = { 'service-worker': ['import', 'worker-entry.ts'], register: ['export { register } from', 'register.ts'] }
const OFFLINE_PLACES = ['packages/runtime/src/offline/', 'packages/runtime/src/log.ts', 'packages/document/src/published/']
const isIn = (place, parts) =>
  !IN_CORE.includes(place) && parts.some((part) => PARTS[part].some((folder) => place.startsWith(folder)))

/** Entries of kit that only some elements need: each is a file of its own. */
const OF_SOME_ELEMENTS = ['local.tsx', 'floating/fallback.ts', 'floating.ts']

/** Folders of `lib` that need large libraries, and those that definitions need and no body: what else is in it stands in one file. */
const APART = ['dates', 'patterns']
const OF_DEFINITIONS = ['parameters']
/** The list of elements whose file holds what inputs share, too. */
const INPUTS = 'data'
/** The list of elements that other bodies of theirs build on: one that is heard, by the usual one. */
const BUILT_ON = 'base'

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
  const placesOf = (...names) => names.map((name) => placeOf(sources(name)))
  const libOf = (...names) => names.map((name) => `${placeOf(join(sources(name), 'lib'))}/`)

  await seal(chunks, 'react', ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'], ['node_modules'])
  const patterns = await seal(chunks, 'patterns', [own('document/src/regex/index.ts')], ['packages/document/src', 'node_modules'])
  const { core, ...partFiles } = await buildCore(chunks, own)
  const { recorder } = await bundle(chunks, { recorder: `import ${JSON.stringify(own(RECORDER, 'start.ts'))}` }, RECORDER_PLACES)
  const offline = {}
  for (const [part, code] of Object.entries(OFFLINE)) {
    const [name, from] = code
    offline[part] = (
      await bundle(chunks, { [part]: `${name} ${JSON.stringify(own('runtime/src/offline', from))}` }, OFFLINE_PLACES)
    )[part]
  }
  for (const path of OF_SOME_ELEMENTS) {
    const name = `kit-${path.replace(/\.tsx?$/, '').replace('/', '-')}`
    await seal(
      chunks,
      name,
      [own('kit/src/react', path)],
      ['packages/kit/src/react', 'packages/kit/src/offsets.ts', 'node_modules/@floating-ui'],
    )
  }

  const facts = functionsIn(catalogue)
  const functionList = nameOfList(GROUPS.FUNCTIONS)
  const functionGroups = Object.fromEntries(facts.map(({ name, group }) => [name, functionList.get(name) ?? group]))
  const functions = {}
  const functionCode = (wanted) =>
    functionsCode(
      itemsOf(catalogue, 'functions'),
      facts.filter(({ name }) => functionGroups[name] === wanted),
    )
  for (const name of Object.keys(GROUPS.FUNCTIONS)) {
    const places = [...placesOf('functions'), 'node_modules/dayjs']
    functions[name] = await sealWithShared(chunks, `functions-${name}`, functionCode(name), libOf('functions'), places)
  }
  const sealShared = async (name, kind, folder, ...more) => {
    const modules = sharedIn(sources(kind), folder).filter((module) => !chunks.sealed.has(idOf(module)))
    if (modules.length + more.length > 0)
      await seal(chunks, name, [...modules, ...more], [...placesOf(kind), 'node_modules/dayjs', ...IN_PLUGINS])
  }
  await sealShared('lib-functions', 'functions')
  await sealShared('lib-calendar', 'functions', 'dates', 'dayjs')
  await sealShared('lib-patterns', 'functions', 'patterns')

  const actionGroups = Object.fromEntries(
    actionsIn(catalogue).map(({ folder, group }) => [folder, GROUPS.ACTIONS.actions.includes(folder) ? 'common' : group]),
  )
  const actionCode = (wanted) => actionsCode(itemsOf(catalogue, 'actions'), actionGroups, wanted)
  const portCode = (names) => portsCode(itemsOf(catalogue, 'ports'), names)
  const common = await sealWithShared(
    chunks,
    'actions-common',
    `${actionCode('common')}\n${portCode(GROUPS.ACTIONS.ports)}`,
    libOf('actions', 'ports'),
    placesOf('actions', 'ports'),
  )
  await sealShared('lib-actions', 'actions')
  await sealShared('lib-ports', 'ports')
  await sealShared('lib-plugins', 'plugins')

  /** Files of items by a key, and who is where: name → file. `keys`: name → key. */
  const build = async (kind, keys, codeOf) => {
    const codes = Object.fromEntries([...new Set(Object.values(keys))].toSorted().map((key) => [`${kind}-${key}`, codeOf(key)]))
    const places = kind === 'elements' ? elementPlaces : [...placesOf(kind), 'node_modules/dayjs']
    const files = Object.keys(codes).length > 0 ? await bundle(chunks, codes, places) : {}
    return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, files[`${kind}-${key}`]]))
  }
  const elementList = nameOfList(GROUPS.ELEMENTS)
  const ports = portsIn(catalogue)
  const bodies = elementBodiesIn(catalogue)
  checkNamed(
    bodies.map(({ name }) => name),
    Object.values(GROUPS.ELEMENTS).flat(),
  )
  checkNamed(Object.keys(functionGroups), Object.values(GROUPS.FUNCTIONS).flat())
  checkNamed(Object.keys(actionGroups), GROUPS.ACTIONS.actions)
  checkNamed(ports, GROUPS.ACTIONS.ports)
  const elementKeys = Object.fromEntries(bodies.map(({ name }) => [name, elementList.get(name) ?? name]))
  const elementCode = (key) =>
    elementsCode(
      itemsOf(catalogue, 'elements'),
      bodies.filter(({ name }) => elementKeys[name] === key),
    )
  // What inputs share comes with those that most pages with any have: it is nobody's who has none.
  const isShared = ([, key]) => key === INPUTS
  const elementPlaces = [...placesOf('elements'), 'node_modules/dayjs', ...librariesOf(join(catalogue, 'elements'))]
  const inputs = await sealWithShared(
    chunks,
    `elements-${INPUTS}`,
    elementCode(INPUTS),
    libOf('elements'),
    [
      ...elementPlaces,
      'packages/kit/src/react/inputs',
      'packages/kit/src/react/shown.ts',
      'packages/kit/src/asked-states.ts',
      'packages/kit/src/debounce-delay.ts',
    ],
    [own('kit/src/react/inputs.ts')],
  )
  // What other bodies share: a file for each folder, so that a page loads only those that its elements need.
  for (const folder of sharedFolders(join(sources('elements'), 'lib'))) {
    const modules = sharedIn(sources('elements'), folder).filter((module) => !chunks.sealed.has(idOf(module)))
    if (modules.length > 0) await seal(chunks, `lib-${folder}`, modules, elementPlaces)
  }
  const isBuiltOn = ([, key]) => key === BUILT_ON
  const ownBodies = bodies.filter(
    ({ name, folder }) =>
      isBuiltOn([name, elementKeys[name]]) &&
      bodies.some((one) => one.folder === folder && !isBuiltOn([one.name, elementKeys[one.name]])),
  )
  const base = await seal(
    chunks,
    `elements-${BUILT_ON}`,
    ownBodies.map(({ folder, file }) => join(itemsOf(catalogue, 'elements'), folder, file)),
    elementPlaces,
    elementCode(BUILT_ON),
  )
  const elementEntries = Object.entries(elementKeys)
  const isSealed = (one) => isShared(one) || isBuiltOn(one)
  const keysOf = (names) => Object.fromEntries([...new Set(names)].map((name) => [name, name]))
  const plugins = pluginsIn(catalogue).flatMap(({ folder, hasBrowser }) => (hasBrowser ? folder : []))
  return {
    build: '',
    core,
    elements: {
      ...(await build('elements', Object.fromEntries(elementEntries.filter((one) => !isSealed(one))), elementCode)),
      ...Object.fromEntries(elementEntries.filter(isSealed).map((one) => [one[0], isShared(one) ? inputs : base])),
    },
    functionGroups,
    actionGroups,
    localized: Object.fromEntries(facts.flatMap(({ name, localeAt }) => (localeAt === undefined ? [] : [[name, localeAt]]))),
    volatileFunctions: facts.flatMap(({ name, isVolatile }) => (isVolatile ? name : [])),
    functions: {
      ...(await build('functions', keysOf(Object.values(functionGroups).filter((name) => !(name in functions))), functionCode)),
      ...functions,
    },
    languages: await buildLanguages('language', 'functions', languagesIn(catalogue), [
      ...placesOf('functions'),
      'node_modules/dayjs',
    ]),
    words: await buildLanguages('words', 'elements', wordsIn(catalogue), elementPlaces),
    actions: {
      ...(await build('actions', keysOf(Object.values(actionGroups).filter((name) => name !== 'common')), actionCode)),
      common,
    },
    ports: {
      ...(await build('ports', keysOf(ports.filter((name) => !GROUPS.ACTIONS.ports.includes(name))), (name) => portCode([name]))),
      ...Object.fromEntries(GROUPS.ACTIONS.ports.map((name) => [name, common])),
    },
    plugins: await build('plugins', keysOf(plugins), (name) => pluginCode(itemsOf(catalogue, 'plugins'), name)),
    parts: { ...partFiles, patterns, recorder, ...offline },
    imports: chunks.imports,
    // What the core may load a page names itself.
    later: Object.fromEntries(Object.entries(chunks.later).filter(([file]) => file !== core)),
  }

  /** Each language by itself, since pages rarely need a second one; and all of them in one file for those that may need any. */
  async function buildLanguages(what, kind, languages, places) {
    const files = {}
    const keys = { ...keysOf(languages.map(({ language }) => language)), [ALL_LANGUAGES]: 'all' }
    for (const [language, key] of Object.entries(keys)) {
      const wanted = languages.filter((one) => language === ALL_LANGUAGES || one.language === language)
      const code = wanted.map(({ file }) => `import ${JSON.stringify(join(sources(kind), file))}`).join('\n')
      const name = `${what}-${key}`
      files[language] = (await bundle(chunks, { [name]: code }, places))[name]
    }
    return files
  }
}

/**
 * The core: what bodies compute with, kit as they see it, and all of the runtime that is no part. The file runs when it is
 * loaded, and gives bodies what they import.
 * @returns files of the core and of each part
 */
async function buildCore(chunks, own) {
  const shared = sealedExports([own('document/src/values/index.ts'), own('kit/src/react.ts'), own('kit/src/bodies.ts')])
  const main = `import ${JSON.stringify(join(ROOT, 'apps', 'site', 'src', 'main.ts'))}`
  const places = ['apps/site/src', 'packages', 'node_modules/@preact']
  const { start, logic, ...files } = await bundle(chunks, { start: `${main}\n${shared.code}` }, places, {
    parts: new Map(Object.keys(PARTS).map((name) => [idOf(own('runtime/src', name, 'index.ts')), name])),
    groups: [
      { name: 'core', test: (id) => !isIn(placeOf(id), Object.keys(PARTS)) },
      { name: 'logic', test: (id) => isIn(placeOf(id), LOGIC) },
    ],
  })
  // The entry only hands on what the core gives: it tells by which names.
  const entry = join(chunks.outDir, start)
  shared.give(chunks, files.core, handedOn(readFileSync(entry, 'utf8')))
  rmSync(entry)
  delete chunks.imports[start]
  return { ...files, ...Object.fromEntries(LOGIC.map((part) => [part, logic])) }
}

/** A list that names an item that is gone is out of date. */
function checkNamed(items, named) {
  const gone = named.filter((name) => !items.includes(name))
  if (gone.length > 0)
    throw new Error(`scripts/site-chunks/groups.mjs names ${gone.join(', ')}, which the catalogue does not have`)
}

/** Item → name of the list that names it. */
const nameOfList = (lists) => new Map(Object.entries(lists).flatMap(([name, items]) => items.map((item) => [item, name])))

/** Modules that items share: those of one folder of `lib`, or of all that do not stand apart. */
function sharedIn(root, folder) {
  const lib = join(root, 'lib')
  const isModule = (name) => /^[a-z0-9-]+\.tsx?$/.test(name)
  const inside = (name) =>
    (existsSync(lib) ? readdirSync(join(lib, name)) : []).filter(isModule).map((file) => join(lib, name, file))
  if (folder !== undefined) return inside(folder).toSorted()
  const others = foldersIn(lib).filter((name) => ![...APART, ...OF_DEFINITIONS].includes(name))
  return [...others, '.'].flatMap(inside).toSorted()
}

/** Folders of `lib` that bodies share, each after those whose modules it imports, at once or later. */
function sharedFolders(lib) {
  // Tests are built into nothing: they may read what stands above.
  const files = (folder) => readdirSync(join(lib, folder)).filter((file) => !file.includes('.test.'))
  const needs = (folder) =>
    files(folder).flatMap((file) => {
      const text = readFileSync(join(lib, folder, file), 'utf8')
      return [...text.matchAll(/(?:from |import\()'\.\.\/([a-z0-9-]+)\//g)].map(([, name]) => name)
    })
  const ordered = new Set()
  const add = (folder, below = []) => {
    if (below.includes(folder))
      throw new Error(`Folders of ${placeOf(lib)} import one another: ${[...below, folder].join(' → ')}`)
    for (const needed of needs(folder)) if (needed !== folder) add(needed, [...below, folder])
    ordered.add(folder)
  }
  for (const folder of foldersIn(lib)) add(folder)
  return ordered
}

/** Places of the libraries that a package of the catalogue names, and of those that they need themselves. */
function librariesOf(folder) {
  const needed = (place) => {
    const file = join(place, 'package.json')
    const { dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    return Object.keys(dependencies).filter((name) => name !== 'react' && !name.startsWith('@heddle/'))
  }
  const all = new Set(needed(folder))
  // A set goes on to what is added to it meanwhile.
  for (const name of all) for (const one of needed(join(ROOT, 'node_modules', name))) all.add(one)
  return [...all].map((name) => `node_modules/${name}/`)
}

const importOf = (what, ...path) => `import { ${what} } from ${JSON.stringify(join(...path))}`

/** A module that exports items of a kind by name. `items`: name of the item, of what its file exports, and the file. */
const codeOf = (kind, items, wrap = (local) => local) =>
  [
    ...items.map(({ exported, path }, at) => importOf(`${exported} as ${kind}${at}`, ...path)),
    `export const ${kind} = { ${items.map((item, at) => `'${item.name}': ${wrap(`${kind}${at}`, item)}`).join(', ')} }`,
  ].join('\n')

const elementsCode = (root, bodies) =>
  codeOf(
    'elements',
    bodies.map(({ name, exported, folder, file }) => ({ name, exported, path: [root, folder, file] })),
  )

const portsCode = (root, names) =>
  codeOf(
    'ports',
    names.map((name) => ({ name, exported: 'port', path: [root, name, 'browser.ts'] })),
  )

const pluginCode = (root, name) => codeOf('plugins', [{ name, exported: 'browser', path: [root, name, 'browser.ts'] }])

const functionsCode = (root, facts) =>
  codeOf(
    'functions',
    facts.map(({ folder, name, body }) => ({ name, exported: body, path: [root, folder, `${body}.ts`] })),
    (local, { exported }) => `{ ${exported}: ${local} }`,
  )

const actionsCode = (root, groups, wanted) =>
  codeOf(
    'actions',
    Object.keys(groups)
      .filter((type) => groups[type] === wanted)
      .map((type) => ({ name: type, exported: 'run', path: [root, type, 'run.ts'] })),
  )
