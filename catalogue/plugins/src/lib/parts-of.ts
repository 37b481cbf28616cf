import type { RequestParts } from './request.ts'

type Values = Readonly<Record<string, unknown>>

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Names with values; what is no such pair is left out. */
export function pairsOf(value: unknown): readonly { readonly name: string; readonly value: unknown }[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((pair: unknown) => {
    if (typeof pair !== 'object' || pair === null || !('name' in pair) || typeof pair.name !== 'string') return []
    return pair.name === '' ? [] : [{ name: pair.name, value: 'value' in pair ? pair.value : undefined }]
  })
}

/** The parts of a request as the fields of `requestFields` give them. */
export function partsOf(values: Values, isDraft: boolean): RequestParts {
  const draft = textOf(values['draftOrigin'])
  return {
    method: textOf(values['method']) || 'GET',
    origin: isDraft && draft !== '' ? draft : textOf(values['origin']),
    path: textOf(values['path']),
    pathValues: pairsOf(values['pathValues']),
    query: pairsOf(values['query']),
    headers: pairsOf(values['headers']),
    contentType: textOf(values['contentType']) || 'json',
    bodyFields: pairsOf(values['bodyFields']),
    rawBody: values['rawBody'],
  }
}
