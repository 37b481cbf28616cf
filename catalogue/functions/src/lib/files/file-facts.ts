/** What is known of a file. */
export interface FileFacts {
  readonly name: string | undefined
  readonly size: number | undefined
  readonly type: string | undefined
}

/** A file of the browser, the only objects that are read beyond their own keys: their facts are of their class. */
export function isFile(value: unknown): value is File {
  return typeof File === 'function' && value instanceof File
}

/** Facts of a file that the visitor chose, or of the record of an uploaded one; none of anything else. */
export function fileFacts(value: unknown): FileFacts {
  if (isFile(value)) return { name: value.name, size: value.size, type: value.type === '' ? undefined : value.type }
  const [name, size, type] = [own(value, 'name'), own(value, 'size'), own(value, 'type')]
  return {
    name: typeof name === 'string' ? name : undefined,
    size: typeof size === 'number' ? size : undefined,
    type: typeof type === 'string' ? type : undefined,
  }
}

function own(value: unknown, key: keyof FileFacts): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}
