/** Words of the inspector's controls. */
export const words = {
  unit: (label: string, unit: string) => `Unit of ${label}: ${unit}`,
  value: {
    notJson: 'This is not JSON. Texts and keys stand in double quotes.',
  },
  color: {
    none: 'None',
    choose: (label: string) => `Choose ${label}`,
    code: 'Colour code',
    area: 'Saturation and brightness',
    hue: 'Hue',
    alpha: 'Opacity',
    tokens: 'Colours of the project',
    noTokens: 'No colour tokens yet',
    clear: 'No colour',
  },
  image: {
    none: 'No picture',
    choose: 'Choose a picture',
    assets: 'Pictures of the project',
    noAssets: 'No pictures yet. Upload one.',
    upload: 'Upload',
    uploading: 'Uploading…',
    address: 'Address',
    remove: 'Remove the picture',
  },
  icon: {
    choose: 'Choose an icon',
    find: 'Find an icon',
    none: 'No icon',
    nothing: 'No icon of that name',
    clear: 'Remove the icon',
  },
  mixed: 'Mixed',
} as const
