/** Limits and defaults of the specification (sections 5 and 9) and of the elements reference, section 21. */
export const LIMITS = {
  suggestions: { min: 1, max: 20, default: 5 },
  fontSize: { min: 1, max: 100 },
  trigger: '@',
  placeholder: 'Type here...',
  /** Pixels of headings, the largest first. */
  headings: [32, 24, 19, 16, 16, 16],
  text: 16,
} as const
