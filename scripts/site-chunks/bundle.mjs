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
const SEALED = '\0heddle-sealed:'
const IMPORTER = join(ROOT, 'apps', 'site', 'src', 'main.ts')
const require = createRequire(IMPORTER)
/** Bodies import kit as a whole; of it pages load what bodies need while a page runs. */
const BODIES = join(ROOT, 'packages', 'kit', 'src', 'bodies.ts')

/**
 * The chunks of one build. `sealed`: module id → the chunk it stands in and the code that takes it from there, for later
 * bundles. `imports`: file → files that it imports at once.
 */
export const createChunks = (outDir) => ({ outDir, sealed: new Map(), imports: {} })

/** A file's path as the bundler names it. */
export const idOf = (path) => path.split(sep).join('/')
/** A path as `contains` names it: from the project's root on. */
export const placeOf = (path) => idOf(relative(ROOT, path))

/**
 * Bundles modules, files or names of packages, into one chunk that gives all they export, whoever needs it.
 * @returns its file
 */
export async function seal(chunks, name, modules, contains) {
  const taken = new Set()
  const sealed = modules.map((module, at) => {
    if (!isAbsolute(module)) return packageOf(module, `package${at}`)
    const names = exportsOf(module).map((own) => {
      const given = taken.has(own) ? `${own}$${taken.size}` : own
      taken.add(given)
      return [given, own]
    })
    const swapped = names.map(([given, own]) => [own, given])
    return {
      id: idOf(module),
      code: `export { ${renamed(swapped)} } from`,
      taken: (from) => `export { ${renamed(names)} } from ${from}`,
    }
  })
  const code = sealed.map((one) => `${one.code} ${JSON.stringify(one.id)}`).join('\n')
  const { [name]: file } = await bundle(chunks, { [name]: code }, contains)
  for (const one of sealed) chunks.sealed.set(one.id, { file, code: one.taken(`'${CHUNK}${file}'`) })
  return file
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
 * id → name, of modules that an entry imports when it needs them. `rest`: name and pattern of the chunk that holds all else.
 * @returns name → file, of entries and parts
 * @throws when a chunk would hold a module of another place, or when two entries share one: what is shared is sealed first
 */
export async function bundle(chunks, entries, contains, { parts = new Map(), rest } = {}) {
  const names = Object.keys(entries)
  const { output } = await build({
    configFile: false,
    root: join(ROOT, 'apps', 'site'),
    logLevel: 'warn',
    plugins: [chunkPlugin(chunks, entries), react()],
    build: {
      outDir: chunks.outDir,
      emptyOutDir: false,
      target: 'es2022',
      // Pages name what they need in their HTML.
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, ENTRY + name])),
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: ({ facadeModuleId, name }) => `${parts.get(facadeModuleId) ?? name}-[hash].js`,
          hashCharacters: 'base36',
          ...(rest && { codeSplitting: { groups: [rest] } }),
        },
      },
    },
  })
  const files = {}
  for (const { fileName, name, isEntry, facadeModuleId, moduleIds, imports } of output) {
    const ids = moduleIds.filter((id) => !id.startsWith('\0'))
    const stranger = ids.find((id) => !contains.some((place) => placeOf(id).startsWith(place)))
    if (stranger)
      throw new Error(`${placeOf(stranger)} would stand in the chunk ${name}, which is made of ${contains.join(', ')}`)
    const own = isEntry || name === rest?.name ? name : parts.get(facadeModuleId)
    if (own !== undefined) files[own] = fileName
    else throw new Error(`Several of ${[...names, ...parts.values()].join(', ')} hold ${ids.map(placeOf).join(', ')}; seal it`)
    chunks.imports[fileName] = imports.map((file) => file.replace(CHUNK, '')).toSorted()
  }
  return files
}

function chunkPlugin(chunks, entries) {
  return {
    name: 'heddle-chunks',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (source.startsWith(ENTRY)) return `\0${source}`
      if (source.startsWith(CHUNK)) return { id: source, external: true }
      // A catalogue that stands elsewhere finds the packages of this project.
      const isPath = source.startsWith('.') || isAbsolute(source)
      const found = await this.resolve(source === '@heddle/kit' ? BODIES : source, isPath ? importer : IMPORTER, {
        skipSelf: true,
      })
      const sealed = found && chunks.sealed.get(found.id)
      if (!sealed) return found
      if (kind === 'dynamic-import') return { id: CHUNK + sealed.file, external: true }
      // Its own for each importer, so that no entries have it in common.
      return { id: `${SEALED}${found.id}|${importer}`, moduleSideEffects: false }
    },
    load(id) {
      if (id.startsWith(`\0${ENTRY}`)) return entries[id.slice(ENTRY.length + 1)]
      if (!id.startsWith(SEALED)) return null
      return chunks.sealed.get(id.slice(SEALED.length, id.indexOf('|'))).code
    },
    renderChunk: (code) => ({ code: code.replaceAll(CHUNK, './'), map: null }),
  }
}
