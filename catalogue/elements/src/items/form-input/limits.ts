/** Specification sections 5 and 9: what the editor takes, and defaults. Bound values may be anything. */
export const LIMITS = {
  min: { min: 0, max: 100, default: 0 },
  max: { min: 0, max: 10_000, default: 10_000 },
  step: { min: 1, max: 100, default: 1 },
  /** Of decimals; at most ten times the precision counts. */
  decimalStep: { min: 0, max: 1, default: 1, step: 0.000_000_01 },
  rows: { min: 1, max: 25, default: 4 },
  currencyDecimals: { min: 0, max: 10, default: 2 },
  /** Characters; 0 for no limit. */
  length: { min: 0, max: 100_000, default: 0 },
  pattern: 1000,
  currencySymbol: { color: '#666666', size: '1em', padding: '4px' },
  /** How large a placeholder is that has moved away, and the milliseconds that takes. */
  placeholderScaling: { min: 0, max: 1, default: 0.8, step: 0.1 },
  transition: { min: 0, max: 2000, default: 400 },
} as const
