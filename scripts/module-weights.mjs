// What the modules of a built script take of what a browser loads.
import { relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minifySync } from 'vite'
import { ROOT } from './run.mjs'

/** Other modules of the script use what a module declares and, alone, does not use. */
const MINIFIED = { compress: { unused: false }, mangle: { toplevel: true } }

/**
 * What each module takes of its script by gzip, as well as one can say: what it takes alone, in proportion, so that all of them
 * take as much as the script.
 *
 * @param {{ name: string, code: string, modules: Record<string, { code: string | null }> }} script
 * @returns {{ script: string, module: string, bytes: number }[]}
 */
export function moduleWeights({ name, code, modules }) {
  const alone = Object.entries(modules).flatMap(([id, { code: own }]) =>
    own ? [{ module: placeOf(id), bytes: gzipSync(minifySync('module.js', own, MINIFIED).code || own).length }] : [],
  )
  const share = gzipSync(code).length / alone.reduce((sum, { bytes }) => sum + bytes, 0)
  return alone.map(({ module, bytes }) => ({ script: name, module, bytes: Math.round(bytes * share) }))
}

/** A module from the project's folder; what the bundler adds itself begins with a zero byte. */
function placeOf(id) {
  return relative(ROOT, id.replace('\0', '')).split(sep).join('/')
}
