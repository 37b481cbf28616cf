import { padding, radius } from '@heddle/kit'

/** The box that fields stand in to begin with (elements reference, appendix 4). */
export const FIELD_BOX = {
  default: {
    width: '100%',
    'min-height': '40px',
    'border-width': '1px',
    'border-style': 'solid',
    'border-color': '#8a94a6',
    ...radius('6px'),
    'background-color': '#ffffff',
    color: '#14181f',
  },
  'default:focus': { 'border-color': '#1f5fe0' },
  'default:readonly': { 'background-color': '#f9fafb' },
} as const

/** The same for fields whose text begins at some distance from its edge. */
export const FIELD_LOOK = { ...FIELD_BOX, default: { ...FIELD_BOX.default, ...padding('8px', '12px') } } as const
