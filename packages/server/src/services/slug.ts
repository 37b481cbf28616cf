import { LIMITS } from '../limits.ts'

const CYRILLIC = new Map(
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sch ы y э e ю yu я ya'
    .split(' ')
    .flatMap((letter, i, all) => (i % 2 === 0 ? [[letter, all[i + 1] ?? ''] as const] : [])),
)
const SILENT = new Set(['ъ', 'ь'])

const RESERVED = new Set(['assets', 'www'])

/** Makes the address of a project from its name: lowercase letters, digits and single hyphens. `attempt` above 0 adds a number. */
export function slugOf(name: string, attempt = 0): string {
  const latin = [...name.toLowerCase()].map((letter) => (SILENT.has(letter) ? '' : (CYRILLIC.get(letter) ?? letter))).join('')
  const plain = latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMITS.slugLength - 5)
    .replace(/^-|-$/g, '')
  const base = plain === '' || RESERVED.has(plain) ? 'site' : plain
  return attempt === 0 ? base : `${base}-${attempt + 1}`
}
