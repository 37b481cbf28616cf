/** State of an input that holds something: it is told only where styles ask for it, since it has to be watched. */
export const FILLED_STATE = 'filled'
/** Under this name a body gets, beside its fields, that styles of its node ask for that state. */
export const TELLS_FILLED = 'tellsFilled'
