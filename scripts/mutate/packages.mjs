// What can be mutated, by the names it is asked for by: packages (`store`, `server`), and folders of the catalogue (`catalogue/actions`).

/** Packages that are tried when none is named. */
export const ENGINES = [
  'store',
  'formula',
  'style',
  'document',
  'kit',
  'workflow',
  'publish',
  'sync',
  'renderer',
  'runtime',
  'canvas',
]

/** Test files that are asked at most, nearest first. All that start a server reach nearly all of it: what is near has to notice. */
const NEAREST = { server: 12, 'catalogue/elements': 12 }

export const nearestOf = (name) => NEAREST[name] ?? Infinity

/** Where the sources of a name lie. */
export const folderOf = (name) => `${name.startsWith('catalogue/') ? name : `packages/${name}`}/src`

/** The name that a source file belongs to. */
export function nameOf(path) {
  const [room, name] = path.split('/')
  return room === 'catalogue' ? `${room}/${name}` : name
}

/**
 * The order in which test files are asked for a mutant: by how many imports lie between, those that take long last.
 * @param distances by test file, for those that reach the mutated file
 */
export function askedInOrder(distances, slow, most) {
  return [...distances]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([test]) => test)
    .toSorted((one, other) => slow.has(one) - slow.has(other))
}
