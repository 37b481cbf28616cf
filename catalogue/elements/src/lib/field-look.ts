import { padding, radius } from '@heddle/kit'

/** What things that stand on a surface of their own begin with: white with dark text, and the other way round on dark pages. */
export const SURFACE = {
  'background-color': 'light-dark(#ffffff, #1a1f29)',
  color: 'light-dark(#14181f, #edf0f5)',
} as const

/** The box that fields stand in to begin with (elements reference, appendix 4). */
export const FIELD_BOX = {
  default: {
    width: '100%',
    'min-height': '40px',
    'border-width': '1px',
    'border-style': 'solid',
    'border-color': '#8a94a6',
    ...radius('6px'),
    ...SURFACE,
  },
  'default:focus': { 'border-color': 'light-dark(#1f5fe0, #7aa5ff)' },
  'default:readonly': { 'background-color': 'light-dark(#f9fafb, #232936)' },
} as const

/** The same for fields whose text begins at some distance from its edge. */
export const FIELD_LOOK = {
  ...FIELD_BOX,
  default: { ...FIELD_BOX.default, ...padding('8px', '12px') },
  'default:disabled': { opacity: '0.6' },
} as const
