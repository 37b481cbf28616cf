import { defineElement, radius, text } from '@heddle/kit'

/** A button with which visitors stop the films behind a page (WCAG 2.2.2): the browser's own check box, and a style sheet. */
export const filmPauseDefinition = defineElement({
  type: 'film-pause',
  label: { en: 'Background video pause', ru: 'Пауза фонового видео' },
  icon: 'circle-pause',
  group: 'media',
  words: ['pause button', 'stop video', 'motion', 'background video', 'остановить видео', 'стоп'],
  fields: {
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: {
        en: 'Says what it does; it is ticked while films are stopped.',
        ru: 'Говорит, что кнопка делает; отмечена, пока видео остановлено.',
      },
      default: 'Stop the background video',
      translated: true,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  isControl: true,
  editing: { minSize: 24 },
  baseStyles: { default: { display: 'inline-grid', width: '44px', height: '44px', cursor: 'pointer' } },
  preset: { styles: { default: { 'background-color': '#14181fcc', color: '#ffffff', ...radius('22px') } } },
})
