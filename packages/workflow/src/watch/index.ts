export {
  DRAFT_HELLO,
  EDITOR_HELLO,
  isDraftHello,
  isEditorHello,
  type Breakpoint,
  type DraftHello,
  type DraftMessage,
  type EditorHello,
  type EditorMessage,
  type GivenAnswer,
  type HeldStep,
  type Told,
  type TryMessage,
  type WatchedPage,
  type WatchedRows,
  type WatchedVariable,
} from './protocol.ts'
export { addStep, entriesOf, newSteps, type GrowingSteps, type ToldSteps } from './steps.ts'
