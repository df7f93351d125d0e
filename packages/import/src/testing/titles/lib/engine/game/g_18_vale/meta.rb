# frozen_string_literal: true

require_relative '../meta'

module Engine
  module Game
    module G18Vale
      module Meta
        include Game::Meta

        DEV_STAGE = :alpha
        PROTOTYPE = true

        GAME_TITLE = '18Vale'
        GAME_SUBTITLE = 'Railways of an Invented Valley'
        GAME_DESIGNER = 'Nobody'
        GAME_LOCATION = nil
        GAME_PUBLISHER = %i[unheard_of self_published].freeze
        GAME_RULES_URL = { 'Rules' => 'https://example.org/rules.pdf' }.freeze
        PLAYER_RANGE = [2, 5].freeze
        OPTIONAL_RULES = [
          { sym: :short, short_name: 'Short game', desc: 'Fewer trains' },
        ].freeze
      end
    end
  end
end
