// Bundles modules of sites into chunks that never hold one another's modules: what stands in a chunk depends on its own
// folders alone, not on who else imports them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, parseSync } from 'vite'
import { ROOT } from '../run.mjs'

const ENTRY = 'heddle-entry:'
const CHUNK = 'heddle-chunk:'
/** Vite's own way to load a chunk with its styles; ours have none, and pages name what they need in their HTML. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const SEALED = '\0heddle-sealed:'
const IMPORTER = join(ROOT, 'apps', 'site', 'src', 'main.ts')
const require = createRequire(IMPORTER)
/** Bodies import kit as a whole; of it pages load what bodies need while a page runs. */
const BODIES = join(ROOT, 'packages', 'kit', 'src', 'bodies.ts')

/**
 * The chunks of one build. `sealed`: module id → the chunk it stands in and the code that takes it from there, for later
 * bundles. `imports`: file → files that it imports at once. `later`: file → files of other bundles that it may load afterwards.
 */
export const createChunks = (outDir) => ({ outDir, sealed: new Map(), imports: {}, later: {} })

/** A file's path as the bundler names it. */
export const idOf = (path) => path.split(sep).join('/')
/** A path as `contains` names it: from the project's root on. */
export const placeOf = (path) => idOf(relative(ROOT, path))

/**
 * Bundles modules, files or names of packages, into one chunk that gives all they export, whoever needs it, and what `more`
 * exports besides.
 * @returns its file
 */
export async function seal(chunks, name, modules, contains, more = '') {
  const sealed = sealedExports(modules)
  const { [name]: file } = await bundle(chunks, { [name]: `${sealed.code}\n${more}` }, contains)
  sealed.give(chunks, file)
  return file
}

/**
 * Seals what `code` and `begun` modules export together with the modules of `shared` places that they need, so that later chunks
 * take these from there.
 * @returns its file
 */
export async function sealWithShared(chunks, name, code, shared, contains, begun = []) {
  let modules = begun
  for (;;) {
    // A sealed module gives all it exports, which may need more of them.
    const needed = await modulesOf(chunks, `${sealedExports(modules).code}\n${code}`)
    const found = [...begun, ...needed.filter((id) => shared.some((place) => placeOf(id).startsWith(place))).toSorted()]
    if (found.length === modules.length) return seal(chunks, name, modules, contains, code)
    modules = found
  }
}

/**
 * Code that exports all that modules export, under names of their own, and what makes later bundles take it from a file.
 * `names`: name that the file gives by the one in the code, where it gives others.
 */
export function sealedExports(modules) {
  const taken = new Set()
  const sealed = modules.map((module, at) => {
    if (!isAbsolute(module)) return packageOf(module, `package${at}`)
    const pairs = exportsOf(module).map((own) => {
      const given = taken.has(own) ? `${own}$${taken.size}` : own
      taken.add(given)
      return [given, own]
    })
    const swapped = pairs.map(([given, own]) => [own, given])
    return {
      id: idOf(module),
      code: `export { ${renamed(swapped)} } from`,
      taken: (from, names) =>
        `export { ${renamed(pairs.map(([given, own]) => [names?.get(given) ?? given, own]))} } from ${from}`,
    }
  })
  return {
    code: sealed.map((one) => `${one.code} ${JSON.stringify(one.id)}`).join('\n'),
    give({ sealed: known }, file, names) {
      for (const one of sealed) known.set(one.id, { file, code: one.taken(`'${CHUNK}${file}'`, names) })
    },
  }
}

/** A package in the older format is given as the one object that it is; who imports it picks names from that. */
function packageOf(name, given) {
  const names = Object.keys(require(name)).filter((own) => /^[a-z]\w*$/i.test(own))
  const picked = names.map((own) => `export const ${own} = ${given}.${own}`)
  return {
    id: idOf(require.resolve(name)),
    code: `export { default as ${given} } from`,
    taken: (from) => [`import { ${given} } from ${from}`, `export default ${given}`, ...picked].join('\n'),
  }
}

const renamed = (names) => names.map(([from, to]) => (from === to ? from : `${from} as ${to}`)).join(', ')

/** Names that a chunk hands on from another: its own name → that of the other. */
export function handedOn(code) {
  const { staticImports, staticExports } = parseSync('chunk.js', code).module
  const imported = new Map(
    staticImports.flatMap(({ entries }) => entries.map(({ localName, importName }) => [localName.value, importName.name])),
  )
  return new Map(
    staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName, importName, localName }) => [exportName.name, importName.name ?? imported.get(localName.name)]),
    ),
  )
}

/** Names of what a module exports. */
function exportsOf(module) {
  const { staticExports } = parseSync(module, readFileSync(module, 'utf8')).module
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { kind, name }, isType }) => {
      if (kind !== 'Name') throw new Error(`${placeOf(module)} exports something without saying its name; name it`)
      return isType ? [] : name
    }),
  )
}

/**
 * Bundles entries, name → code, each into a file of its own. `contains`: places whose modules may stand there. `parts`: module
 * id → name, of modules that an entry imports when it needs them. `groups`: names and patterns of chunks that hold several.
 * @returns name → file, of entries, parts and groups
 * @throws when a chunk would hold a module of another place, or when two entries share one: what is shared is sealed first
 */
export async function bundle(chunks, entries, contains, { parts = new Map(), groups = [] } = {}) {
  const names = Object.keys(entries)
  const { output } = await build(configOf(chunks, entries, { parts, groups }))
  const files = {}
  for (const { fileName, name, isEntry, facadeModuleId, moduleIds, imports, dynamicImports } of output) {
    const ids = moduleIds.filter((id) => !id.startsWith('\0'))
    const stranger = ids.find((id) => !contains.some((place) => placeOf(id).startsWith(place)))
    if (stranger)
      throw new Error(`${placeOf(stranger)} would stand in the chunk ${name}, which is made of ${contains.join(', ')}`)
    const isNamed = isEntry || groups.some((group) => group.name === name)
    const own = isNamed ? name : parts.get(facadeModuleId)
    if (own !== undefined) files[own] = fileName
    else throw new Error(`Several of ${[...names, ...parts.values()].join(', ')} hold ${ids.map(placeOf).join(', ')}; seal it`)
    chunks.imports[fileName] = imports.map((file) => file.replace(CHUNK, '')).toSorted()
    const later = dynamicImports.filter((file) => file.startsWith(CHUNK)).map((file) => file.replace(CHUNK, ''))
    if (later.length > 0) chunks.later[fileName] = later.toSorted()
  }
  return files
}

/** Modules of the project that code needs of those that no chunk holds yet. */
async function modulesOf(chunks, code) {
  const config = configOf(chunks, { dry: code })
  const { output } = await build({ ...config, build: { ...config.build, write: false, minify: false } })
  return output.flatMap(({ moduleIds }) => moduleIds.filter((id) => !id.startsWith('\0')))
}

function configOf(chunks, entries, { parts = new Map(), groups = [] } = {}) {
  return {
    configFile: false,
    root: join(ROOT, 'apps', 'site'),
    logLevel: 'warn',
    // Visitors inspect no components: what React tells its tools stays out.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    plugins: [chunkPlugin(chunks, entries), react()],
    build: {
      outDir: chunks.outDir,
      emptyOutDir: false,
      target: 'es2022',
      // Pages name what they need in their HTML.
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, ENTRY + name])),
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: ({ facadeModuleId, name }) => `${parts.get(facadeModuleId) ?? name}-[hash].js`,
          hashCharacters: 'base36',
          ...(groups.length > 0 && { codeSplitting: { groups } }),
        },
      },
    },
  }
}

function chunkPlugin(chunks, entries) {
  return {
    name: 'heddle-chunks',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (source.startsWith(ENTRY)) return `\0${source}`
      // Its own for each importer, so that no entries have it in common.
      if (source === PRELOAD_HELPER) return `${PRELOAD_HELPER}|${importer}`
      if (source.startsWith(CHUNK)) return { id: source, external: true }
      // A catalogue that stands elsewhere finds the packages of this project.
      const isPath = source.startsWith('.') || isAbsolute(source)
      const found = await this.resolve(source === '@heddle/kit' ? BODIES : source, isPath ? importer : IMPORTER, {
        skipSelf: true,
      })
      const sealed = found && chunks.sealed.get(found.id)
      if (!sealed) return found
      if (kind === 'dynamic-import') return { id: CHUNK + sealed.file, external: true }
      return { id: `${SEALED}${found.id}|${importer}`, moduleSideEffects: false }
    },
    load(id) {
      if (id.startsWith(PRELOAD_HELPER)) return `export const __vitePreload = (load) => load()`
      if (id.startsWith(`\0${ENTRY}`)) return entries[id.slice(ENTRY.length + 1)]
      if (!id.startsWith(SEALED)) return null
      return chunks.sealed.get(id.slice(SEALED.length, id.indexOf('|'))).code
    },
    renderChunk: (code) => ({ code: inOrder(code.replaceAll(CHUNK, './')), map: null }),
  }
}

/** Entries that are bundled together take things in an order that each of them has a part in: it follows from the names instead. */
function inOrder(code) {
  const lines = code.split('\n')
  const isImport = (line) => /^import .* from ['"][^'"]+['"];?$/.test(line)
  const imports = lines.filter(isImport).toSorted()
  return [...imports, ...lines.filter((line) => !isImport(line))].join('\n')
}
