import { readPath } from '@heddle/document/values'

/** What lies at the path of an answer; the whole answer where there is no such path. */
export function resultOf(answer: unknown, path: string): unknown {
  if (path === '') return answer
  const found = readPath(answer, path)
  return found === undefined ? answer : found
}

/** JSON as what it says, and any other text as it is. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
