import { defineElement, gap } from '@heddle/kit'

/** A link around any content, for example a card that is clickable as a whole. */
export const linkBlockDefinition = defineElement({
  type: 'link-block',
  label: { en: 'Link block', ru: 'Блок-ссылка' },
  icon: 'square-arrow-out-up-right',
  group: 'structure',
  words: ['link', 'anchor', 'a', 'href', 'url', 'ссылка'],
  fields: {},
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Content', ru: 'Содержимое' } } },
  linkable: true,
  editing: { minSize: 40 },
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column', color: 'inherit', 'text-decoration': 'none' } },
  preset: { styles: { default: gap('8px') } },
})
