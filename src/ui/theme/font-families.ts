export const fontFamilies = {
  serif: "'Source Serif Variable', 'Source Serif Times', 'Source Serif Noto', 'Source Serif Georgia', serif",
  sansSerif: "'Public Sans Variable', 'Public Sans Arial', 'Public Sans Roboto', system-ui, sans-serif",
  dyslexic: "'OpenDyslexic', 'OpenDyslexic Arial', sans-serif",
} as const
