// What the bodies of elements cost a visitor by themselves: the code of their own folder, without React, the kit and what
// several elements share. docs/figures.json keeps it from growing.
import { isAbsolute, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { elementBodiesIn, itemsOf } from './catalogue-items.mjs'
import { ROOT } from './run.mjs'

/**
 * Bytes of a script by gzip, built for production, without what `isExternal` says is elsewhere.
 *
 * @param {string} entry file, or the name of a module
 * @param {(id: string, isResolved: boolean) => boolean} isExternal
 */
export async function bytesOf(entry, isExternal) {
  const { output } = await build({
    input: entry,
    cwd: ROOT,
    write: false,
    // Libraries tell of directives that mean nothing here; errors are thrown.
    logLevel: 'silent',
    external: (id, _importer, isResolved) => id !== entry && isExternal(id, isResolved),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { minify: true, codeSplitting: false, paths: nameOutside },
  })
  return gzipSync(output[0].code).length
}

/** What stays outside is named from the project's folder, as where that lies on a machine must not be counted. */
const nameOutside = (id) => (isAbsolute(id) ? relative(ROOT, id).replaceAll(sep, '/') : id)

/**
 * Bytes of each body, by its name: `select`, `form-input.number`.
 *
 * @returns {Promise<Record<string, number>>}
 */
export async function elementBytes(catalogue = join(ROOT, 'catalogue')) {
  const items = itemsOf(catalogue, 'elements')
  const bodies = elementBodiesIn(catalogue)
  const bytes = await Promise.all(
    bodies.map(({ folder, file }) => {
      const own = join(items, folder) + sep
      return bytesOf(join(own, file), (id, isResolved) => isResolved && relative(own, id).startsWith('..'))
    }),
  )
  return Object.fromEntries(bodies.map(({ name }, at) => [name, bytes[at]]))
}
