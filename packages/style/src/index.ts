export type { Screen, ScreenId, StyleVariant, TokenReference } from './types.ts'
export type { StyleProperty, StylePropertyGroup, StyleSyntax } from './properties/property.ts'
export { ANIMATIONS } from './animations.ts'
export {
  checkAnimationName,
  checkFrame,
  checkFrameEasing,
  FRAME_PROPERTIES,
  framesName,
  isFrameProperty,
  MAX_FRAMES,
  printFramesOf,
  sortFrames,
  tokensOfFrames,
  type AnimationFrame,
  type AnimationFrames,
  type FrameProperty,
} from './frames.ts'
export { CORNERS, SIDES } from './properties/property.ts'
export { MAX_FONT_SIZE } from './properties/paint.ts'
export { isInherited, propertiesOf, STYLE_PROPERTIES, styleProperty } from './properties/table.ts'
export { COLOR_NAMES, LENGTH_UNITS } from './vocabulary.ts'
export { isHexColor, MAX_VALUE_LENGTH } from './scan-value.ts'
export { checkStyleValue, isStyleProperty } from './check-value.ts'
export { DEFAULT_STATE, fromVariant, fromWideToNarrow, SCREENS, toVariant, type ScreenWidth } from './screens.ts'
export {
  STATE_ORDER,
  STATES_AROUND,
  compareStates,
  isConditionState,
  partsOf as stateParts,
  stateMark,
  stateSelector,
  stateWithin,
} from './states.ts'
export { coverOf, explainValue, type StyleLayer, type StyleStep } from './explain.ts'
export { mergeSheets, type Declarations, type DeclaredValue, type Sheet } from './sheet.ts'
export { isTokenReference, spacingVariable, tokenVariable } from './token-reference.ts'
export { checkFontPart, printFont, readFont, type Font } from './font.ts'
export {
  GRADIENT_SHAPES,
  listParts,
  printBackground,
  printLayer,
  readBackground,
  type BackgroundLayer,
  type Gradient,
  type GradientShape,
  type GradientStop,
} from './background.ts'
export { checkEasing, EASINGS } from './easing.ts'
export {
  checkTransitionPart,
  printTransition,
  printTransitions,
  readTransitions,
  type Transition,
  type TransitionPart,
} from './transition.ts'
export { checkShadowPart, printShadows, readShadows, type Shadow } from './shadow.ts'
export {
  checkLetterSpacing,
  checkTokenValue,
  DARK_THEME_CLASS,
  DARK_WITHOUT_SCRIPTS,
  NEW_TOKENS,
  hasDarkTokens,
  printTokens,
  THEMED_TOKENS,
  TOKEN_TYPES,
  tokenFits,
  type StyleToken,
  type TokenType,
  type TokenValue,
  withLetterSpacing,
} from './tokens.ts'
export {
  classNameOf,
  compileSheet,
  printDeclarations,
  printRule,
  printValue,
  printWithCompanions,
  type ResolveAddress,
} from './print.ts'
