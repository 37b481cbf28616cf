import { defineContract } from '../../http/contract.ts'
import { doneShape } from '../../http/shapes.ts'

/** Ends the session, if there is one. */
export const signOutContract = defineContract({ method: 'POST', path: '/api/sign-out', role: 'public', answer: doneShape })
