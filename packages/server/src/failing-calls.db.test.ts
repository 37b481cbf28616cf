import './testing/failing-drivers.ts'
import { tryFailingCalls } from './testing/failing-flows.ts'

// Some of what `npm run test:long` tries whole.
tryFailingCalls([2])
