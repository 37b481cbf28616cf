import { readPath } from '@heddle/document/values'
import { SOURCE_MESSAGES } from './messages.ts'

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

/**
 * What an answer says where JSON is needed, an empty one included.
 * @param type as its header tells it
 * @throws with that type when it is something else
 */
export function parsedJson(text: string, type: string | null | undefined): unknown {
  try {
    return text === '' ? text : (JSON.parse(text) as unknown)
  } catch (error) {
    const [named = ''] = (type ?? '').slice(0, 200).split(';')
    throw new Error(SOURCE_MESSAGES.notJson(named.trim()), { cause: error })
  }
}
