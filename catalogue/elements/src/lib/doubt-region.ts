import type { FieldValues } from '@heddle/kit'

/** Ids as they stand in the code of a drawing. */
const IDS = /\s(?:data-region-)?id\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})')/g

/** The last drawing that was looked at: values beside it are doubted one after the other, and again at each change. */
let known: { readonly code: string; readonly ids: ReadonlySet<string> } | undefined

function idsIn(code: string): ReadonlySet<string> {
  if (known?.code !== code) {
    const ids = new Set([...code.matchAll(IDS)].map(([, double, single]) => (double ?? single ?? '').trim()))
    known = { code, ids }
  }
  return known.ids
}

/**
 * What is hardly meant by names of regions: one that the drawing beside them has not. Of a file nothing is known.
 * @param given ids, one or a list of them, or rows that name one as `regionId`
 */
export function doubtRegion(given: unknown, { svgFile, svgContent }: FieldValues): string | undefined {
  if (svgFile || typeof svgContent !== 'string') return undefined
  const all = (Array.isArray(given) ? given : [given]).map((one: unknown) =>
    typeof one === 'object' && one !== null ? (Reflect.get(one, 'regionId') as unknown) : one,
  )
  const ids = idsIn(svgContent)
  const foreign = all.find((one): one is string => typeof one === 'string' && one !== '' && !ids.has(one))
  return foreign === undefined ? undefined : `names “${foreign.slice(0, TOLD)}”, which the drawing has not as an id`
}
const TOLD = 60
