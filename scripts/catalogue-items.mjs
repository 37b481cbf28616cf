// What stands in the catalogue, read off its folders: the indexes and the chunks of sites are made of it. Items are not run.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
export const pascal = (name) => camel(name).replace(/^./, (letter) => letter.toUpperCase())

/** Names of the folders in `path`, those with `file` alone when it is given; none when there is no such folder. */
export function foldersIn(path, file = '') {
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => statSync(join(path, name)).isDirectory() && existsSync(join(path, name, file)))
    .toSorted()
}

/** The folder of a package's items. */
export const itemsOf = (catalogue, name) => join(catalogue, name, 'src', 'items')

const wordAfter = (key, text) => new RegExp(`\\b${key}: '([^']+)'`).exec(text)?.[1]

const parametersIn = (text) => [...text.matchAll(/\{ name: '(\w+)'/g)].map(([, name]) => name)

const definitionsIn = (root) =>
  foldersIn(root, 'definition.ts').map((folder) => ({ folder, text: readFileSync(join(root, folder, 'definition.ts'), 'utf8') }))

/**
 * Functions as `{ folder, name, group, body, isVolatile, localeAt }`; `body` is the module that holds its body and what that is
 * called there; `localeAt` the position of the argument that names a language, where it reads names of one (-1: no argument does). `name` or `group` is undefined where the definition names none.
 */
export const functionsIn = (catalogue) =>
  definitionsIn(itemsOf(catalogue, 'functions')).map(({ folder, text }) => ({
    folder,
    name: wordAfter('name', text),
    group: wordAfter('group', text),
    body: /\blazy: true\b/.test(text) ? 'inline' : 'call',
    isVolatile: /\bvolatile: true\b/.test(text),
    localeAt: /\blocalized: true\b/.test(text) ? parametersIn(text).indexOf('locale') : undefined,
  }))

/** Languages that dates are written in, as `{ language, file }`; the file is named from the package's sources on. */
export const languagesIn = (catalogue) => languageFilesIn(catalogue, 'functions', 'lib/dates/languages')

/** Languages that elements speak but English, in the same form. */
export const wordsIn = (catalogue) => languageFilesIn(catalogue, 'elements', 'words')

function languageFilesIn(catalogue, kind, folder) {
  const root = join(catalogue, kind, 'src', folder)
  return (existsSync(root) ? readdirSync(root) : [])
    .filter((name) => /^[a-z]+\.ts$/.test(name))
    .toSorted()
    .map((name) => ({ language: name.replace('.ts', ''), file: `${folder}/${name}` }))
}

/** Actions as `{ folder, group }`: the folder's name is the type. */
export const actionsIn = (catalogue) =>
  definitionsIn(itemsOf(catalogue, 'actions')).map(({ folder, text }) => ({
    folder,
    group: wordAfter('chunk', text) ?? wordAfter('group', text) ?? 'other',
  }))

/**
 * Bodies of elements as `{ name, folder, file, exported }`: most elements have one, in `component.tsx`, which is called like
 * the element; others of it are `<body>.body.tsx`, called `<element>.<body>`.
 */
export const elementBodiesIn = (catalogue) => {
  const root = itemsOf(catalogue, 'elements')
  return foldersIn(root, 'component.tsx').flatMap((folder) => {
    const others = readdirSync(join(root, folder)).filter((file) => file.endsWith('.body.tsx'))
    return [
      { name: folder, folder, file: 'component.tsx', exported: pascal(folder) },
      ...others.toSorted().map((file) => {
        const body = file.slice(0, -'.body.tsx'.length)
        return { name: `${folder}.${body}`, folder, file, exported: pascal(`${folder}-${body.replaceAll('.', '-')}`) }
      }),
    ]
  })
}

export const portsIn = (catalogue) => foldersIn(itemsOf(catalogue, 'ports'), 'contract.ts')

/** Plugins as `{ folder, hasBrowser, hasServer }`: the folder's name is the namespace. */
export const pluginsIn = (catalogue) => {
  const root = itemsOf(catalogue, 'plugins')
  const [browsers, servers] = ['browser.ts', 'server.ts'].map((file) => new Set(foldersIn(root, file)))
  return foldersIn(root, 'definition.ts').map((folder) => ({
    folder,
    hasBrowser: browsers.has(folder),
    hasServer: servers.has(folder),
  }))
}
