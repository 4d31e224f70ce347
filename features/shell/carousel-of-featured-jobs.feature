Feature: Featured jobs that turn
  The jobs that the firm puts first are shown a few at a time, on careers home and below what was found among the
  current opportunities.

  Background:
    Given the firm puts the jobs "Harbor Pilot 1" to "Harbor Pilot 8" first

  @J9-06
  Rule: Six featured jobs show at a time, and others after ten seconds

    Scenario Outline: <page>: the first six of eight
      Given Ada is reading the featured jobs of <page>
      When 9 seconds go by for Ada
      Then Ada reads the featured jobs "Harbor Pilot 1" to "Harbor Pilot 6"

      Examples:
        | page                  |
        | careers home          |
        | current opportunities |

    Scenario Outline: <page>: the other two after ten seconds
      Given Ada is reading the featured jobs of <page>
      When 10 seconds go by for Ada
      Then Ada reads the featured jobs "Harbor Pilot 7" to "Harbor Pilot 8"

      Examples:
        | page                  |
        | careers home          |
        | current opportunities |
