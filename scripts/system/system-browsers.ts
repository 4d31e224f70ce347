import { delimiter, join } from 'node:path'

const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const macApplications = ['Chromium', 'Google Chrome', 'Microsoft Edge']

const windowsPrograms = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

export function listSystemBrowsers(platform = process.platform, env = process.env): string[] {
  if (platform === 'win32') return listWindowsPrograms(env)
  const applications = platform === 'darwin' ? listMacApplications(env) : []
  const folders = [
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ]
  const onPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...new Set([...applications, ...onPath])]
}

function listWindowsPrograms(env: NodeJS.ProcessEnv): string[] {
  const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
    (root) => root !== undefined,
  )
  return windowsPrograms.flatMap((program) => roots.map((root) => `${root}/${program}`))
}

function listMacApplications(env: NodeJS.ProcessEnv): string[] {
  const roots = ['/Applications', `${env['HOME'] ?? ''}/Applications`]
  return macApplications.flatMap((name) => roots.map((root) => `${root}/${name}.app/Contents/MacOS/${name}`))
}
