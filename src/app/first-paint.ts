/**
 * Runs in the head before anything is painted, so that stored accessibility settings cause no shift (C3.8-12). It is a
 * file of its own without imports; what it cannot understand is put right when the page is hydrated.
 */
;(({ dataset }: HTMLElement) => {
  if (matchMedia('(prefers-contrast: more)').matches) dataset['contrast'] = 'highContrast'
  try {
    const stored = JSON.parse(localStorage.getItem('accessibility_settings') ?? '{}') as Record<string, string | number>
    for (const name of [
      'font',
      'textSpacing',
      'lineHeight',
      'scale',
      'contrast',
      'hideImages',
      'stopAnimations',
      'readingGuide',
      'readingFocus',
    ])
      if (stored[name]) dataset[name] = `${stored[name]}`
  } catch {
    // Nothing readable is stored: everything has its default.
  }
})(document.documentElement)
