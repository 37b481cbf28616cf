import './testing/failing-drivers.ts'
import { tryFailingCalls } from './testing/failing-flows.ts'

tryFailingCalls()
