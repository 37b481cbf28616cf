// Browser tests: React without what only its developer tools show. It notes the stack at which each element was made, and each
// drawing of a component in the browser's timeline, a fifth of what the editor's tests take. Its checks and complaints stay.
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react'

/** React notes stacks of the first 10,000 elements, and begins to count anew each second. */
const ENOUGH = 10_000

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => ENOUGH, set: () => {} })
Reflect.deleteProperty(console, 'timeStamp')
