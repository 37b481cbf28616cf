import { defineElement, image, radius, text } from '@heddle/kit'

/** A picture of somebody, and the beginnings of the name where there is none. */
export const avatarDefinition = defineElement({
  type: 'avatar',
  label: { en: 'Avatar', ru: 'Аватар' },
  icon: 'circle-user-round',
  group: 'media',
  words: ['user', 'profile', 'person', 'portrait', 'initials', 'пользователь', 'профиль', 'инициалы', 'портрет'],
  fields: {
    name: text({
      label: { en: 'Name', ru: 'Имя' },
      help: {
        en: 'Its beginnings stand there where there is no picture; screen readers read it.',
        ru: 'Без картинки видны начальные буквы; экранные дикторы читают имя.',
      },
      maxLength: 1000,
    }),
    url: image({ label: { en: 'Picture', ru: 'Изображение' } }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  linkable: true,
  editing: { minSize: 16 },
  baseStyles: {
    default: {
      display: 'inline-grid',
      'flex-shrink': '0',
      'align-items': 'center',
      'justify-items': 'center',
      'aspect-ratio': '1',
      'overflow-x': 'hidden',
      'overflow-y': 'hidden',
      'text-decoration': 'none',
    },
  },
  preset: {
    props: { name: 'Anna Smith' },
    styles: { default: { width: '48px', 'font-size': '18px', 'font-weight': '600', ...radius('50%') } },
  },
})
