Feature: Accessibility settings
  Visitors read the site in the font, size, spacing, contrast and quiet that suits them. What they choose stays on their
  own device and takes effect on every page.

  Rule: The settings are active when any of them differs from its default

    @C4.3-01 @C4.3-02
    Example: Nobody has chosen anything
      When Ada is reading the site
      Then every accessibility setting is at its default
      And the page shows no setting

    @C4.3-01 @C4.3-02 @C2.2-36 @C2.4-08
    Scenario Outline: Ada chooses "<option>"
      Given Ada is reading the site
      When Ada chooses "<option>" under "<setting>"
      Then accessibility settings are active
      And the page shows "<option>"

      @C4.3-05
      Examples:
        | setting      | option |
        | Text spacing | 1 px   |
        | Text spacing | 2 px   |
        | Text spacing | 3 px   |
        | Text spacing | 4 px   |
        | Text spacing | 5 px   |

      @C4.3-06
      Examples:
        | setting     | option |
        | Line height | 150%   |
        | Line height | 200%   |
        | Line height | 250%   |
        | Line height | 300%   |

      @C4.3-07
      Examples:
        | setting | option |
        | Scale   | 105%   |
        | Scale   | 110%   |
        | Scale   | 115%   |
        | Scale   | 120%   |
        | Scale   | 125%   |

      @C4.3-08
      Examples:
        | setting  | option          |
        | Contrast | Grayscale       |
        | Contrast | Invert          |
        | Contrast | High Saturation |
        | Contrast | Low Saturation  |
        | Contrast | High Contrast   |

      @C4.3-09
      Examples:
        | setting | option     |
        | Font    | Serif      |
        | Font    | Sans Serif |
        | Font    | Dyslexic   |

    @C4.3-01 @C3.8-11
    Scenario Outline: Ada turns on "<setting>"
      Given Ada is reading the site
      When Ada chooses "<setting>"
      Then accessibility settings are active
      And the page shows "<setting>"

      Examples:
        | setting         |
        | Hide images     |
        | Stop animations |
        | Reading guide   |
        | Reading focus   |

  @C4.3-03
  Rule: Each setting has one option at a time, and choosing it again unsets it

    Example: Another option takes its place
      Given Ada is reading the site
      And Ada has chosen "Serif" under "Font"
      When Ada chooses "Dyslexic" under "Font"
      Then the page shows "Dyslexic"

    Example: Choosing it again
      Given Ada is reading the site
      And Ada has chosen "Serif" under "Font"
      When Ada chooses "Serif" under "Font"
      Then every accessibility setting is at its default

    Example: Choosing the default
      Given Ada is reading the site
      And Ada has chosen "110%" under "Scale"
      When Ada goes back to the default of "Scale"
      Then every accessibility setting is at its default

  @C4.3-04
  Rule: Reset restores the defaults

    Example: Three settings go at once
      Given Ada is reading the site
      And Ada has chosen "Serif" under "Font"
      And Ada has chosen "Invert" under "Contrast"
      And Ada has chosen "Hide images"
      When Ada resets the settings
      Then every accessibility setting is at its default
      And the page shows no setting

  @C4.3-17 @screen
  Rule: An option can be chosen and unset with the keyboard alone

    Example: Ada chooses and unsets an option without a pointer
      Given Ada is reading the site
      When Ada chooses a scale of 105% and unsets it with the keyboard alone
      Then every accessibility setting is at its default
