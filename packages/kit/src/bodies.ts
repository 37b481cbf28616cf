// What bodies need of kit while a page runs: pages load this instead of the whole vocabulary.
export { LONGEST_TIMER } from './limits.ts'
export { latePlugin, noPlugin, noPluginAction, noPluginSource } from './messages.ts'
export {
  breakLoop,
  continueLoop,
  each,
  finish,
  isOutcome,
  next,
  repeatWhile,
  runWorkflow,
  setResult,
  stop,
  tryBranches,
} from './outcome.ts'
export { definePluginBrowser } from './plugin-sides.ts'
export { definePort } from './ports.ts'
