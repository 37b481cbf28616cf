export { TRACE_LIMITS, type TraceLimits } from './limits.ts'
export { copyValue } from './copy-value.ts'
export { createRecorder, type RunListener, type RunRecorder } from './recorder.ts'
export {
  isSecretName,
  keptValue,
  readRecording,
  writeRecording,
  MASK,
  type GivenAnswer,
  type KeptRecording,
} from './kept-recording.ts'
export { replay, type Replay, type ReplayOptions } from './replay.ts'
export { rerun, type AskedCall, type Rerun, type RerunOptions, type Sandbox } from './rerun.ts'
export type { Answer, Answers, RecordedCall, Recorder, Recording, Tape, TraceEntry } from './types.ts'
