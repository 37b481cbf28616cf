export { boolean, choice, color, icon, image, length, number, text, value } from './fields/index.ts'
export type {
  BooleanField,
  ChoiceField,
  ColorField,
  Field,
  FieldBase,
  FieldKind,
  Fields,
  FieldValues,
  IconField,
  ImageField,
  LengthField,
  LocalizedText,
  NumberField,
  TextField,
  ValueField,
  ValueOfField,
  ValuesOfFields,
} from './fields/types.ts'
export { defineElement } from './element.ts'
export type { ElementDefinition, ExposedVariable, NodeTemplate, PropsOf, SlotDefinition, StyleGroup } from './element.ts'
export { MESSAGES } from './messages.ts'
export { defineFunction } from './function.ts'
export type {
  FormulaFunction,
  FormulaFunctions,
  FunctionBody,
  FunctionDefinition,
  FunctionExample,
  FunctionHost,
  FunctionParameter,
  FunctionSurroundings,
  FunctionType,
} from './function.ts'
export { defineAction } from './action.ts'
export type { ActionBody, ActionBranches, ActionDefinition, ActionInput, ActionParameter } from './action.ts'
export type {
  ActionHost,
  CancelSignal,
  CollectionChange,
  HttpAnswer,
  HttpRequest,
  LogLevel,
  NavigationTarget,
  PaceRule,
  Turn,
  VariableChange,
} from './action-host.ts'
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
export type { Outcome } from './outcome.ts'
