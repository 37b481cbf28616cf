import type { FieldProblem, FieldValues } from '@heddle/kit'
import { visitorPaths } from '@heddle/kit/visitor-values'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { SECRET_FIELDS } from '../../lib/secret-fields.ts'

/** Settings in which nothing is put in for the signed-in visitor: it would be sent as it is written. */
const ELSEWHERE = ['origin', 'draftOrigin', 'path', ...SECRET_FIELDS, 'rawBody']

/** Where a request names the signed-in visitor although nothing is put in there, or although it is not sent. */
export function checkVisitorPlaces(values: FieldValues): FieldProblem | undefined {
  const name = ELSEWHERE.find((field) => visitorPaths(values[field]).length > 0)
  if (name !== undefined) return { name, message: SOURCE_MESSAGES.visitorPlace }
  const { rawBody, bodyFields } = values
  // What a formula gives for the whole body is a visitor's: nothing of theirs may stand in for who they are.
  if (rawBody !== '' && rawBody !== null && rawBody !== undefined && visitorPaths(bodyFields).length > 0)
    return { name: 'rawBody', message: SOURCE_MESSAGES.visitorBesideRaw }
  return undefined
}
