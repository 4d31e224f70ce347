export function Logo({ tone }: { tone?: 'onDark' }) {
  return <strong data-tone={tone}>Tamarack</strong>
}
