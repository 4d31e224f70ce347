Feature: Accessibility settings on the device
  Visitors find the site as they left it, whatever their device holds or refuses, and need not repeat what they have
  already told their system.

  @C3.8-11 @C3.8-12
  Rule: The device keeps the settings between visits

    Example: Another day
      Given Ada is reading the site
      And Ada has chosen "200%" under "Line height"
      And Ada has chosen "Hide images"
      When Ada reads the site on another day
      Then accessibility settings are active
      And the page shows "200%" and "Hide images"
      And Ada's device keeps the settings "{"lineHeight":200,"hideImages":true}"

    Example: Another tab
      Given Ada is reading the site
      When Ada chooses "Serif" under "Font" in another tab
      Then the page shows "Serif"

  @C3.8-12
  Rule: What cannot be understood falls back to its default, and the rest is kept

    Scenario Outline: Something else is kept there
      Given "<something else>" is stored where Ada's settings are kept
      When Ada is reading the site
      Then the page shows <settings>

      Examples:
        | something else                                  | settings |
        | {"scale":110,"font":"comic","hideImages":"yes"} | "110%"   |
        | {"scale":110                                    | nothing  |
        | ["serif"]                                       | nothing  |
        | null                                            | nothing  |

  @C3.8-12
  Rule: Settings that the device cannot keep hold for this visit

    Example: Ada is told
      Given Ada is reading the site
      And there is no room where Ada's settings are kept
      When Ada chooses "Dyslexic" under "Font"
      Then the page shows "Dyslexic"
      And Ada is shown the warning "Your browser could not store your accessibility settings."

  @C4.3-16
  Rule: What the system asks for is honored without being set

    Example: Less motion
      Given Ada is reading the site
      When Ada's system asks for reduced motion
      Then the page shows "Stop animations"
      And every accessibility setting is at its default

    Example: More contrast
      Given Ada is reading the site
      When Ada's system asks for more contrast
      Then the page shows "High Contrast"

    Example: A different contrast of her own
      Given Ada is reading the site
      And Ada's system asks for more contrast
      When Ada chooses "Grayscale" under "Contrast"
      Then the page shows "Grayscale"

    Example: The system changes its mind
      Given Ada is reading the site
      And Ada's system asks for reduced motion
      When Ada's system no longer asks for anything
      Then the page shows no setting
