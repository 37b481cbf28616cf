import { describe, expect, it } from 'vitest'
import { EgressError, type EgressReason } from '../egress/egress-error.ts'
import { messages } from '../messages.ts'
import { toldEgress } from './told-egress.ts'

const said = '10.0.0.1 did not answer'
const told = (reason: EgressReason, of: 'action' | 'collection', isDraft: boolean): string =>
  toldEgress(new EgressError(said, reason), of, isDraft).message
const OF = ['action', 'collection'] as const

describe('a server outside that gives no answer', () => {
  it.each(['slow', 'large'] as const)('is told to everybody as what it is when it is too %s', (reason) => {
    for (const of of OF) expect([told(reason, of, false), told(reason, of, true)]).toEqual([said, said])
  })

  it.each(['refused', 'broken'] as const)('is named to builders alone when it is %s', (reason) => {
    const general = { action: messages.actionFailed.text, collection: messages.collectionFailed.text }
    for (const of of OF) expect([told(reason, of, false), told(reason, of, true)]).toEqual([general[of], said])
  })
})
