export { TRACE_LIMITS, type TraceLimits } from './limits.ts'
export { createRecorder, type RunRecorder } from './recorder.ts'
export { replay, type Replay, type ReplayOptions } from './replay.ts'
export type { Answer, Answers, RecordedCall, Recorder, Recording, Tape, TraceEntry } from './types.ts'
