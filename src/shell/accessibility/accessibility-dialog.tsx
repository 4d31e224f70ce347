import {
  countActive,
  type AccessibilitySettings,
  type SettingChoice,
  type SystemWishes,
} from '#domain/visit/accessibility-settings.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { RadioGroup } from '#ui/choice-group/choice-group.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { choices, switches } from './setting-labels.ts'
import * as styles from './accessibility-dialog.css.ts'

export type AccessibilityDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  settings: AccessibilitySettings
  system: SystemWishes | null
  onChoose: (choice: SettingChoice) => void
  onReset: () => void
}

export function AccessibilityDialog({ open, onOpenChange, ...rest }: AccessibilityDialogProps) {
  const { settings, system, onReset } = rest
  const count = countActive(settings)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="full"
      title="Accessibility Settings"
      subtitle="Changes take effect at once and are kept on this device only. Choose an option again, or press Space on it, to unset it."
      footer={
        <>
          <p role="status" className={styles.status}>
            {formatActiveCount(count)}
          </p>
          <Button variant="secondary" aria-disabled={count === 0} onClick={onReset}>
            Reset
          </Button>
          <Button onClick={() => onOpenChange(false)}>Done</Button>
        </>
      }
    >
      <SystemNotice system={system} />
      <Choices {...rest} />
    </Dialog>
  )
}

const formatActiveCount = (count: number) =>
  count === 0 ? 'Every setting has its default' : count === 1 ? '1 setting active' : `${count} settings active`

type ChoicesProps = Pick<AccessibilityDialogProps, 'settings' | 'onChoose'>

function Choices({ settings, onChoose }: ChoicesProps) {
  return (
    <div className={styles.groups}>
      {(Object.keys(choices) as ReadonlyArray<keyof typeof choices>).map((setting) => (
        <RadioGroup<string | number>
          key={setting}
          {...choices[setting]}
          chosen={settings[setting] ?? null}
          onChoose={(value) => onChoose({ setting, value } as SettingChoice)}
        />
      ))}
      <fieldset>
        <legend className={styles.legend}>Pictures, motion and reading</legend>
        <div className={styles.switches}>
          {switches.map(({ setting, label }) => (
            <Checkbox
              key={setting}
              checked={settings[setting] === true}
              onCheckedChange={() => onChoose({ setting, value: true })}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

const wishWords = {
  lessMotion: 'Your system asks for reduced motion: animations are stopped.',
  moreContrast: 'Your system asks for more contrast: High Contrast is on until you choose another.',
  ownColours: 'Your system uses its own colors: they replace those of this site.',
} as const satisfies Record<keyof SystemWishes, string>

function SystemNotice({ system }: Pick<AccessibilityDialogProps, 'system'>) {
  const wishes = (Object.keys(wishWords) as ReadonlyArray<keyof SystemWishes>).filter((wish) => system?.[wish])
  if (wishes.length === 0) return null
  return (
    <Notice tone="info" title="What your system asks for is honored">
      <ul className={styles.wishes}>
        {wishes.map((wish) => (
          <li key={wish}>{wishWords[wish]}</li>
        ))}
      </ul>
    </Notice>
  )
}
