const xml = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The answer to ListObjectsV2 about these keys: in the order of their bytes, by folders where they are asked for, in pages. */
export function listBucket(keys: readonly string[], query: URLSearchParams, pageSize: number): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? '']
  const after = query.get('continuation-token') ?? ''
  const most = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize)
  const inOrder = keys
    .filter((key) => key.startsWith(prefix))
    .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  const entries = new Set(
    inOrder.map((key) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      return end < 0 ? key : key.slice(0, end + delimiter.length)
    }),
  )
  const left = [...entries].filter((entry) => Buffer.compare(Buffer.from(entry), Buffer.from(after)) > 0)
  const page = left.slice(0, most)
  const parts = page.map((entry) =>
    delimiter !== '' && entry.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${xml(entry)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${xml(entry)}</Key><Size>1</Size></Contents>`,
  )
  const more = left.length > page.length
  const next = more ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${parts.join('')}</ListBucketResult>`
}
