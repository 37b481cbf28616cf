import type { EgressError } from '../egress/egress-error.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'

/**
 * What is told of a server outside that gave no answer. Whoever may open a draft may edit it and is told everything; a visitor hears
 * that it took too long or was too much, and of anything else what is said in general: it may name servers that are nobody's business.
 */
export function toldEgress({ reason, message }: EgressError, of: 'action' | 'collection', isDraft: boolean): ServerError {
  if (reason === 'slow') return new ServerError(messages.noAnswerInTime(of, message))
  if (reason === 'large') return new ServerError(messages.answerTooLarge(of, message))
  if (of === 'action') return new ServerError(isDraft ? messages.actionTold(message) : messages.actionFailed)
  return new ServerError(isDraft ? messages.collectionTold(message) : messages.collectionFailed)
}
