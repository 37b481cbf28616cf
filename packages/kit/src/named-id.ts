/** Under this name a body gets, beside its fields, the id that others find its control by; rows come behind it. */
export const NAMED_ID = 'namedId'
