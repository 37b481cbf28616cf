import type { StyleClassRecord, StyleSheet, StyleValue } from '@heddle/document'
import { border, gap, padding, radius } from '@heddle/kit'
import type { ColorName, FontName, Spacing } from './tokens.ts'

/** References to the design's tokens. */
export interface TokenReferences {
  readonly color: (name: ColorName) => StyleValue
  readonly space: (pixels: Spacing) => StyleValue
  readonly font: (name: FontName) => StyleValue
}

interface ClassPlan extends Pick<StyleClassRecord, 'name' | 'folder'> {
  /** Key of the class this one is a sub-class of. */
  readonly parent?: string
  readonly styles: StyleSheet
}

/** Style classes of the sample site (specification section 3, style content), the weaker ones first. */
export function classPlans({ color, space, font }: TokenReferences) {
  const paint = (ground: ColorName, text: ColorName, hover: ColorName = ground): StyleSheet => ({
    default: { 'background-color': color(ground), color: color(text) },
    'default:hover': { 'background-color': color(hover) },
  })
  const typed = (wide: FontName, mobile: FontName, tablet: FontName = wide): StyleSheet => ({
    default: { font: font(wide) },
    ...(tablet !== wide && { tablet: { font: font(tablet) } }),
    mobile: { font: font(mobile) },
  })
  return {
    container: {
      name: 'container',
      folder: 'Разметка',
      styles: { default: { width: '100%', 'max-width': '1240px', 'margin-left': 'auto', 'margin-right': 'auto' } },
    },
    compact: { name: 'compact', folder: 'Разметка', parent: 'container', styles: { default: { 'max-width': '800px' } } },
    section: {
      name: 'section',
      folder: 'Разметка',
      styles: {
        default: {
          ...padding('96px', space(32)),
          'background-color': color('ground'),
          color: color('ink'),
          font: font('body'),
          'align-items': 'stretch',
        },
        tablet: padding('72px', space(24)),
        mobile: padding('56px', space(20)),
      },
    },
    card: {
      name: 'card',
      folder: 'Разметка',
      styles: {
        default: {
          ...padding(space(24)),
          ...gap(space(12)),
          ...border('1px', color('line')),
          ...radius('16px'),
          'background-color': color('surface'),
        },
      },
    },
    button: {
      name: 'button',
      folder: 'Управление',
      styles: {
        default: {
          ...padding('14px', space(24)),
          ...gap(space(8)),
          ...radius('999px'),
          font: font('button'),
          'text-align': 'center',
          transition: 'background-color 160ms ease',
        },
        'default:focus': {
          'outline-width': '3px',
          'outline-style': 'solid',
          'outline-color': color('primary'),
          'outline-offset': '3px',
        },
      },
    },
    buttonSmall: { name: 'small', folder: 'Управление', parent: 'button', styles: { default: padding(space(8), space(16)) } },
    input: {
      name: 'input',
      folder: 'Управление',
      styles: {
        default: {
          ...padding(space(12), space(16)),
          ...border('1px', color('line')),
          ...radius('10px'),
          'background-color': color('surface'),
          color: color('ink'),
          font: font('body'),
        },
      },
    },
    primary: { name: 'primary', folder: 'Цвета', styles: paint('primary', 'onPrimary', 'primaryHover') },
    secondary: { name: 'secondary', folder: 'Цвета', styles: paint('secondary', 'onSecondary', 'secondaryHover') },
    danger: { name: 'danger', folder: 'Цвета', styles: paint('danger', 'onDanger') },
    warning: { name: 'warning', folder: 'Цвета', styles: paint('warning', 'onWarning') },
    disabled: {
      name: 'disabled',
      folder: 'Цвета',
      styles: { default: { 'background-color': color('disabled'), color: color('onDisabled'), cursor: 'not-allowed' } },
    },
    display: {
      name: 'heading 1',
      folder: 'Текст',
      styles: {
        ...typed('display', 'displayMobile', 'displayTablet'),
        default: { font: font('display'), 'letter-spacing': '-0.02em', 'text-wrap': 'balance' },
      },
    },
    title: {
      name: 'heading 2',
      folder: 'Текст',
      styles: {
        ...typed('title', 'titleMobile'),
        default: { font: font('title'), 'letter-spacing': '-0.015em', 'text-wrap': 'balance' },
      },
    },
    heading: { name: 'heading 3', folder: 'Текст', styles: { default: { font: font('heading') } } },
    lead: {
      name: 'lead',
      folder: 'Текст',
      styles: { ...typed('lead', 'leadMobile'), default: { font: font('lead'), color: color('muted'), 'text-wrap': 'pretty' } },
    },
    muted: { name: 'muted', folder: 'Текст', styles: { default: { font: font('small'), color: color('muted') } } },
    label: {
      name: 'label',
      folder: 'Текст',
      styles: { default: { font: font('label'), color: color('primary'), 'letter-spacing': '0.04em' } },
    },
    badge: {
      name: 'badge',
      folder: 'Текст',
      styles: {
        default: { ...padding(space(4), space(12)), ...radius('999px'), font: font('label'), 'align-self': 'flex-start' },
      },
    },
    link: {
      name: 'link',
      folder: 'Текст',
      styles: {
        default: { font: font('small'), color: color('ink'), 'text-decoration-line': 'none' },
        'default:hover': { color: color('primary'), 'text-decoration-line': 'underline' },
      },
    },
  } as const satisfies Record<string, ClassPlan>
}

export type ClassName = keyof ReturnType<typeof classPlans>
